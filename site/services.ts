import { andersen } from '../content/andersen.ts';
import type { ServiceListing } from '../content/schema.ts';

export type ServicePage = ServiceListing & {
  path: string;
  /** The name of its file in `content/services/`. */
  file: string;
  /** The name of its drawing among the icons, and of its part of the house. */
  icon: string;
};

const heads = import.meta.glob<ServiceListing>('../content/services/*.mdx', {
  query: '?head',
  import: 'default',
  eager: true,
});

const detailPages = Object.entries(heads).map(([file, head]) => {
  const slug = file.replace(/^.*\/|\.mdx$/g, '');
  return { ...head, path: `/service/${slug}`, file: slug, icon: head.drawing ?? slug };
});

/** All service pages, the windows partner's among them, in the order of menus and cards. */
export const services: ServicePage[] = [
  ...detailPages,
  ...(andersen ? [{ ...andersen, file: 'andersen', icon: 'andersen' }] : []),
].sort((a, b) => a.order - b.order);

/** The service page at an address. Throws, which stops the build, if the content names an unknown one. */
export function serviceAt(path: string): ServicePage {
  const service = services.find((candidate) => candidate.path === path);
  if (!service) throw new Error(`content names a service at "${path}", but there is none`);
  return service;
}
