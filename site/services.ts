import type { PartnerPage, ServiceListing } from '../content/schema.ts';

export type ServicePage = ServiceListing & {
  path: string;
  /** The name of its file in `content/services/`. */
  file: string;
  /** The name of its drawing among the icons, and of its part of the house. */
  icon: string;
};

/** All service pages, the windows partner's among them, in the order of menus and cards; `heads` by the names of their files. */
export function listServices(
  heads: Map<string, ServiceListing>,
  partner: PartnerPage | undefined,
): ServicePage[] {
  const own = [...heads].map(([slug, head]) => ({
    ...head,
    path: `/service/${slug}`,
    file: slug,
    icon: head.drawing ?? slug,
  }));
  return [...own, ...(partner ? [{ ...partner, file: 'andersen', icon: 'andersen' }] : [])].sort(
    (a, b) => a.order - b.order,
  );
}

/** The service page at an address. Throws, which stops the build, if the content names an unknown one. */
export function serviceAt(services: ServicePage[], path: string): ServicePage {
  const service = services.find((candidate) => candidate.path === path);
  if (!service) throw new Error(`content names a service at "${path}", but there is none`);
  return service;
}
