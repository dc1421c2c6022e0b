import type { Drawing, PartnerPage, ServiceListing } from '../contract/content/schema.ts';
import { houseParts } from './ui/house/house-parts.ts';

export type ServicePage = ServiceListing & {
  path: string;
  /** The name of its file in `content/services/`. */
  file: string;
  /** The name of its drawing among the icons, and of its part of the house, if there is one. */
  icon: Drawing | undefined;
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
    icon: iconOf(head.drawing ?? slug),
  }));
  return [...own, ...(partner ? [{ ...partner, file: 'andersen', icon: 'andersen' as const }] : [])].sort(
    (a, b) => a.order - b.order,
  );
}

/** The icons are of the parts of the house. */
function iconOf(name: string): Drawing | undefined {
  return Object.hasOwn(houseParts, name) ? (name as Drawing) : undefined;
}

/** A service that the drawing of the house shows, with its number there. */
export type DrawnService = ServicePage & { icon: Drawing; number: number };

/** Of several services with one part of the house, the first. */
export function drawnServices(services: ServicePage[]): DrawnService[] {
  const drawn = new Map<Drawing, DrawnService>();
  services.forEach((service, place) => {
    const { icon } = service;
    if (icon && !drawn.has(icon)) drawn.set(icon, { ...service, icon, number: place + 1 });
  });
  return [...drawn.values()];
}

/** The service page at an address. Throws, which stops the build, if the content names an unknown one. */
export function serviceAt(services: ServicePage[], path: string): ServicePage {
  const service = services.find((candidate) => candidate.path === path);
  if (!service) throw new Error(`content names a service at "${path}", but there is none`);
  return service;
}

/** The address of the estimate form with a service chosen, where there is one. */
export function estimateOf(service: Pick<ServiceListing, 'service'> | undefined): string {
  return service ? `/estimate?service=${encodeURIComponent(service.service)}` : '/estimate';
}
