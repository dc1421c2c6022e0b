import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import fastifyStatic from '@fastify/static';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { NOT_FOUND_PATH } from '../../contract/paths.ts';
import { officePreview as words } from '../../messages/en/office-preview.ts';
import { refusals as refusalWords } from '../../messages/en/refusals.ts';
import type { Config } from '../../server/config.ts';
import { readableTime } from '../../server/formats/business-time.ts';
import { pathOf } from '../../server/http/request-path.ts';
import { isFileLike } from '../../server/site/find.ts';
import { sendPrepared } from '../../server/site/send.ts';
import { preparePageAs } from '../../server/site/site.ts';
import type { Previews } from '../../server/website/preview.ts';
import type { PreviewLinks } from '../../server/website/preview-links.ts';
import { asPreview, FILE_HEADERS, pageHeaders } from '../../server/website/preview-page.ts';
import type { Website } from '../../server/website/website.ts';
import { fieldOf } from '../fields.ts';
import { POLICY_WITH_FRAMES } from '../headers.ts';
import { OPEN } from '../opening.ts';
import { websiteOnly } from '../sign-in/sessions.ts';
import { pageAbout, previewPages } from './preview-pages.ts';
import { sendWaiting, soon } from './wait.ts';
import { toMend } from './website-list.ts';
import { WEBSITE } from './website-page.ts';

type Deps = {
  website: Website;
  preview: Previews;
  previewLinks: PreviewLinks;
  config: Pick<Config, 'siteUrl'>;
};

const PAGE = `${WEBSITE}/preview`;
const OWN = `${PAGE}/site`;

/** Fast, for a page that is sent once. */
const QUALITY = 4;

/** The website with its drafts, for owners and editors. `?page=` is an address or the name of a file: the page that is about it is shown. */
export async function previewRoutes(app: FastifyInstance, { website, preview, previewLinks, config }: Deps) {
  app.addHook('onRequest', websiteOnly);

  app.get(PAGE, async (request, reply) => {
    const { query } = request;
    const looked = await soon(request, preview.look);
    if (!looked) return sendWaiting(request, reply, { title: words.title, status: words.making });
    if (looked.kind === 'none') return reply.sendPage('website-preview', { problem: words.none });
    if (looked.kind === 'mistakes')
      return reply.sendPage('website-preview', {
        problem: words.mistakes,
        toMend: await toMend(website, looked.mistakes),
      });
    if (looked.kind === 'failed')
      return reply.sendPage('website-preview', {
        problem: words.failed,
        toMend: looked.lines.map((line) => ({ to: undefined, words: line })),
      });
    const { site } = looked;
    const page = pageAbout(fieldOf(query, 'page'), site);
    const { token, until } = await previewLinks.create();
    reply.header('content-security-policy', POLICY_WITH_FRAMES);
    return reply.sendPage('website-preview', {
      shown: {
        page,
        pages: previewPages(site.content),
        isDesk: fieldOf(query, 'width') === 'desk',
        frame: OWN + page,
        link: `${config.siteUrl}${sharedAt(token)}${page}`,
        until: readableTime(until),
      },
    });
  });

  app.get(`${OWN}/*`, (request, reply) => {
    const path = pathOf(request.url).slice(OWN.length);
    const back = `${PAGE}?page=${encodeURIComponent(path)}`;
    return sendPreview({ request, reply, preview, path, prefix: OWN, back });
  });
}

type Shared = Pick<Deps, 'preview' | 'previewLinks'> & {
  /** Any folder. */
  root: string;
};

/** The same for everyone with a link that an owner has made, for a day. A wrong one is answered like any unknown address. */
export async function sharedPreviewRoutes(app: FastifyInstance, { preview, previewLinks, root }: Shared) {
  const limitWrongLinks = app.limitRate('preview-link');
  await app.register(fastifyStatic, { root, serve: false, cacheControl: false });
  app.addHook('onClose', preview.close);
  app.get<{ Params: { token: string } }>(
    '/preview/:token/*',
    {
      constraints: { office: OPEN },
      config: { logsPattern: true },
      async preHandler(request, reply) {
        if (await previewLinks.isGood((request.params as { token: string }).token)) return;
        return (await limitWrongLinks.call(app, request, reply)) ?? reply.refuse(404, refusalWords.notFound);
      },
    },
    (request, reply) => {
      const prefix = sharedAt(request.params.token);
      const path = pathOf(request.url).slice(prefix.length);
      return sendPreview({ request, reply, preview, path, prefix });
    },
  );
}

function sharedAt(token: string): string {
  return `/preview/${token}`;
}

type Asked = {
  request: FastifyRequest;
  reply: FastifyReply;
  preview: Previews;
  /** Below the prefix, and with its slash. */
  path: string;
  prefix: string;
  back?: string;
};

/** Answers with a page or a file of the website with its drafts. */
async function sendPreview({ request, reply, preview, path, prefix, back }: Asked) {
  // Of what is in a sandbox, this header makes an error.
  reply.removeHeader('cross-origin-opener-policy');
  const looked = await preview.look();
  if (looked.kind !== 'site') return reply.refuse(503, words.notNow);
  const { root, resolvePath } = looked.site;
  const resolution = resolvePath(path, '');
  if (resolution.kind === 'moved') return reply.redirect(prefix + resolution.to, 302);
  if (resolution.kind === 'unknown' && isFileLike(resolution.path ?? ''))
    return sendFile(reply, resolution.path ?? '', root);
  const shown = resolution.kind === 'page' ? resolution : resolvePath(NOT_FOUND_PATH, '');
  if (shown.kind !== 'page') return reply.refuse(404, refusalWords.notFound);
  const { file, status, styleHash } = shown.page;
  const isFramed = request.headers['sec-fetch-dest'] === 'iframe';
  const html = asPreview(await readFile(join(root, file), 'utf8'), { prefix, back, isFramed });
  const page = await preparePageAs({ status, headers: pageHeaders(styleHash) }, html, QUALITY);
  return sendPrepared(request, reply.code(status), page);
}

function sendFile(reply: FastifyReply, path: string, root: string) {
  const isPlain = !/[\0\\]|\/\./.test(path);
  if (!isPlain) return reply.refuse(404, refusalWords.notFound);
  return reply.headers(FILE_HEADERS).sendFile(path, root);
}
