import type { ForeignProvider } from '../../../contract/captcha.ts';

/** Hands out the provider's answer to one message. */
type Ask = () => Promise<string>;

type Callbacks = {
  callback: (answer: string) => void;
  'error-callback': () => void;
  'expired-callback': () => void;
};

/** The part of the three providers' programs that we use; they resemble one another on purpose. */
type Api = {
  render(container: HTMLElement, options: Record<string, unknown> & Callbacks): string | number;
  execute(widget: string | number): unknown;
  reset(widget: string | number): void;
};

type Provider = {
  /** Its script; with `onload` it calls a function of ours when it is ready. */
  script: string;
  /** The name under which it puts itself on `window`. */
  global: string;
  options: Record<string, unknown>;
};

/** As each provider's documentation describes its invisible kind, with the badge at bottom left where it has one. */
const PROVIDERS: Record<ForeignProvider, Provider> = {
  recaptcha: {
    script: 'https://www.google.com/recaptcha/api.js?render=explicit',
    global: 'grecaptcha',
    options: { size: 'invisible', badge: 'bottomleft' },
  },
  hcaptcha: {
    script: 'https://js.hcaptcha.com/1/api.js?render=explicit',
    global: 'hcaptcha',
    options: { size: 'invisible' },
  },
  turnstile: {
    script: 'https://challenges.cloudflare.com/turnstile/v0/api.js?render=explicit',
    global: 'turnstile',
    options: { execution: 'execute', appearance: 'interaction-only' },
  },
};

const ONLOAD = 'captchaIsReady';

/** Loads a provider's script and puts its invisible widget into the page. Rejects when it does not load. */
export async function loadProvider(name: ForeignProvider, siteKey: string): Promise<Ask> {
  const { script, global, options } = PROVIDERS[name];
  const known = window as unknown as Record<string, unknown>;
  if (!known[global]) await loadScript(script);
  const api = known[global] as Api;

  let settle: { resolve: (answer: string) => void; reject: (error: Error) => void } | undefined;
  const container = document.createElement('div');
  document.body.append(container);
  const widget = api.render(container, {
    sitekey: siteKey,
    ...options,
    callback: (answer) => settle?.resolve(answer),
    'error-callback': () => settle?.reject(new Error(`${name} reports an error`)),
    'expired-callback': () => settle?.reject(new Error(`${name} gave an answer and let it expire`)),
  });

  return () => {
    api.reset(widget);
    return new Promise((resolve, reject) => {
      settle = { resolve, reject };
      api.execute(widget);
    });
  };
}

function loadScript(address: string): Promise<void> {
  return new Promise((resolve, reject) => {
    Object.assign(window, { [ONLOAD]: resolve });
    const script = document.createElement('script');
    script.src = `${address}&onload=${ONLOAD}`;
    script.async = true;
    script.onerror = () => {
      script.remove();
      reject(new Error(`${address} did not load`));
    };
    document.head.append(script);
  });
}
