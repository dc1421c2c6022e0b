import { Body } from '@react-email/body';
import { Button } from '@react-email/button';
import { Column } from '@react-email/column';
import { Container } from '@react-email/container';
import { Head } from '@react-email/head';
import { Heading } from '@react-email/heading';
import { Hr } from '@react-email/hr';
import { Html } from '@react-email/html';
import { Link } from '@react-email/link';
import { Row } from '@react-email/row';
import { Section } from '@react-email/section';
import { Text } from '@react-email/text';
import { compile } from 'html-to-text';
import { createElement, Fragment, type ReactElement, type ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { company } from '../../../contract/content/current.ts';
import { fill, fillWithParts } from '../../../contract/fill.ts';
import { customerMail } from '../../../messages/en/mails/customer.ts';
import { mailFoot } from '../../../messages/en/mails/foot.ts';
import { officeMail } from '../../../messages/en/mails/office.ts';
import { licenceLine } from '../../../messages/licence-line.ts';
import { fullTime } from '../../formats/business-time.ts';
import { phoneParts } from '../../formats/phone-numbers.ts';
import { visibleText } from '../../formats/visible-text.ts';
import { mailDarkStyles, style } from './mail-style.ts';

type MailLayoutProps = {
  /** The line that an inbox shows beside the subject. */
  preview: string;
  heading: string;
  children: ReactNode;
};

/** The sheet that all mails are drawn on: paper, a heading, what there is to say, and the title block. */
export function MailLayout({ preview, heading, children }: MailLayoutProps) {
  return (
    <Html lang="en">
      <Head>
        <meta name="color-scheme" content="light dark" />
        <meta name="supported-color-schemes" content="light dark" />
        <title>{heading}</title>
        <style>{mailDarkStyles}</style>
      </Head>
      <Body style={style.body} className="paper">
        <Preview>{preview}</Preview>
        <Container style={style.sheet}>
          <Text style={style.brand} className="ink" translate="no">
            {company.name}
          </Text>
          <Hr style={style.rule} className="rule" />
          <Heading as="h1" style={style.heading} className="ink">
            {heading}
          </Heading>
          {children}
          <TitleBlock />
        </Container>
      </Body>
    </Html>
  );
}

/** React Email's own pads it with 8 KB of invisible characters, which nearly doubles a mail. */
function Preview({ children }: { children: string }) {
  return (
    <div style={style.preview} data-skip-in-text="true">
      {children}
    </div>
  );
}

/** A sentence of `content/` with elements in its places. */
export function Filled({ words, places }: { words: string; places: Record<string, ReactNode> }) {
  return createElement(Fragment, null, ...fillWithParts(words, places));
}

/** A phone number that can be tapped and never breaks across lines. */
export function Phone({ number }: { number: string }) {
  return (
    <Link href={`tel:+1${number.replace(/\D/g, '')}`} style={style.phone} className="link" translate="no">
      {number}
    </Link>
  );
}

/** The one button of a mail, where the office has a number. */
export function CallTheOffice() {
  const { phone } = company;
  return (
    phone && (
      <Button href={`tel:+1${phone.replace(/\D/g, '')}`} style={style.button} className="button">
        {customerMail.call}
      </Button>
    )
  );
}

/**
 * The ruled box at the foot of every drawing, without what the business does not have; the law requires the license lines in
 * every mail.
 */
function TitleBlock() {
  const { phone, email, address = {} } = company;
  const { street, city, state, zip } = address;
  const place = [city, [state, zip].filter(Boolean).join(' ')].filter(Boolean).join(', ');
  const licences = [...company.licences, ...company.otherLicences];
  return (
    <Section style={style.block} className="block">
      <Row>
        <Column style={style.cell} className="cell block ink">
          <strong translate="no">{company.name}</strong>
          {company.parent && (
            <>
              <br />
              {fill(mailFoot.parent, { parent: company.parent.name })}
            </>
          )}
        </Column>
        {(street || place) && (
          <Column style={style.cell} className="cell block ink">
            {street}
            {street && place && <br />}
            {place}
          </Column>
        )}
      </Row>
      <Row>
        <Column style={style.cell} className="cell block ink">
          {phone ? <Filled words={mailFoot.office} places={{ phone: <Phone number={phone} /> }} /> : email}
        </Column>
        {licences.length > 0 && (
          <Column style={style.cell} className="cell block ink">
            {licences.map((licence) => (
              <span key={licence.title}>
                {licenceLine(licence)}
                <br />
              </span>
            ))}
          </Column>
        )}
      </Row>
    </Section>
  );
}

/** Both parts of a mail from the one sheet that it is drawn on, with the doctype that mail programs expect. */
export function renderMail(mail: ReactElement): { text: string; html: string } {
  const html = `<!DOCTYPE html PUBLIC "-//W3C//DTD XHTML 1.0 Transitional//EN" "http://www.w3.org/TR/xhtml1/DTD/xhtml1-transitional.dtd">${renderToStaticMarkup(mail)}`;
  return { html, text: textOf(html) };
}

/** How the markup reads as text: no shouting, no addresses behind phone numbers, a line to each part of a box. */
const TEXT_PART = [
  { selector: '[data-skip-in-text=true]', format: 'skip' },
  { selector: 'img', format: 'skip' },
  { selector: 'h1', options: { uppercase: false } },
  { selector: 'h2', options: { uppercase: false, leadingLineBreaks: 3, trailingLineBreaks: 1 } },
  { selector: 'a', options: { ignoreHref: true } },
  { selector: 'a.button', format: 'skip' },
  { selector: 'a.button.call', format: 'anchor', options: { ignoreHref: true } },
  { selector: 'a.claim', format: 'anchor', options: { ignoreHref: false, linkBrackets: false as const } },
  { selector: 'td.cell', format: 'block' },
  { selector: 'p.action', format: 'paragraph', options: { leadingLineBreaks: 2, trailingLineBreaks: 1 } },
  { selector: 'p.term', format: 'paragraph', options: { leadingLineBreaks: 2, trailingLineBreaks: 1 } },
  { selector: 'p.entry', format: 'paragraph', options: { leadingLineBreaks: 2, trailingLineBreaks: 1 } },
  { selector: 'p.below', format: 'paragraph', options: { leadingLineBreaks: 1, trailingLineBreaks: 1 } },
  { selector: 'p.answer', format: 'paragraph', options: { leadingLineBreaks: 1, trailingLineBreaks: 2 } },
];

/** Made once: to read these rules takes longer than to read a mail by them. */
const textOf = compile({ wordwrap: false, selectors: TEXT_PART });

/** A question of the form, and under it what was answered. */
export function Answer({ to, children }: { to: string; children: ReactNode }) {
  return (
    <>
      <Text style={style.term} className="term quiet">
        {to}
      </Text>
      <Text style={style.answer} className="answer ink" dir="auto">
        {children}
      </Text>
    </>
  );
}

/** What we call it and when it came. */
export function ReferenceAndTime({ reference, createdAt }: { reference: string; createdAt: Date }) {
  return (
    <>
      <Answer to={officeMail.reference}>
        <span style={style.reference} translate="no">
          {reference}
        </span>
      </Answer>
      <Answer to={officeMail.received}>{fullTime(createdAt)}</Answer>
    </>
  );
}

/** What was typed, and each number in it as a link. */
export function TypedPhone({ typed }: { typed: string }) {
  return phoneParts(typed).map(({ text, href }, index) =>
    href ? (
      <Link key={index} href={href} style={style.phone} className="link">
        {visibleText(text)}
      </Link>
    ) : (
      <Fragment key={index}>{visibleText(text)}</Fragment>
    ),
  );
}

/** Line ends as elements: they survive in every mail program and in the text part. */
export function Lines({ of: text }: { of: string }) {
  return visibleText(text)
    .split('\n')
    .map((line, index) => (
      <Fragment key={index}>
        {index > 0 && <br />}
        {line}
      </Fragment>
    ));
}
