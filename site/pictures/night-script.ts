/**
 * Is in the HTML after each picture that has a night master, whose first `<source>` goes by the theme of the device: here
 * the visitor's own choice decides, before anything is fetched. Browsers look ahead in the HTML for what to fetch, before any
 * script has run, but leave out what is lazy; so the picture of the first screen is lazy until here. Without script
 * browsers take no picture for lazy.
 */
export const NIGHT_SCRIPT = `{const s=document.currentScript,p=s.previousSibling,i=p.lastChild,t=document.documentElement.dataset.theme;if(t)p.firstChild.media=t=="dark"?"all":"none";if(i.decoding=="sync")i.loading="eager";s.remove()}`;
