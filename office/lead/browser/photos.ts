// Shows a customer's photos over the page of their request. Without it, each is a link to the large picture.
import '../../../site/trusted-types.ts';
import { type Slide, showSlides } from '../../../site/ui/gallery/show-slides.ts';

// On the document, because a refresh of the page may bring other pictures.
document.addEventListener('click', (event) => {
  const { target, button, metaKey, ctrlKey, shiftKey, altKey } = event;
  if (!(target instanceof Element) || button !== 0 || metaKey || ctrlKey || shiftKey || altKey) return;
  const list = target.closest<HTMLElement>('[data-photos]');
  const link = target.closest('a');
  if (!list || !link) return;
  event.preventDefault();
  const links = [...list.querySelectorAll('a')];
  showSlides(links.map(slideOf), links, links.indexOf(link), JSON.parse(list.dataset.photos ?? ''));
});

function slideOf(link: HTMLAnchorElement): Slide {
  const picture = link.querySelector('img');
  return {
    src: link.href,
    width: Number(link.dataset.width),
    height: Number(link.dataset.height),
    alt: picture?.alt,
    msrc: picture?.currentSrc,
    // The list cuts them to one shape.
    thumbCropped: true,
    element: link,
  };
}
