import { Heading } from '@react-email/heading';
import { Text } from '@react-email/text';
import { digestWords } from '../../../messages/en/mails/digest.ts';
import { digestSections, digestSubject, digestTitle } from '../../reports/digest-text.ts';
import type { Digest } from '../../store/digest.ts';
import type { StoredReport } from '../../store/reports.ts';
import { MailLayout, renderMail } from './mail-layout.tsx';
import { style } from './mail-style.ts';
import type { Content } from './transport.ts';

/** What happened since yesterday, for the office. */
function DigestMail({ digest }: { digest: Digest }) {
  return (
    <MailLayout preview={digestSubject(digest)} heading={digestTitle(digest)}>
      {digestSections(digest).map(({ title, lines }) => (
        <div key={title}>
          <Heading as="h2" style={style.subheading} className="ink">
            {title}
          </Heading>
          {lines.map(({ text, below = [] }) => (
            <div key={text}>
              <Text style={style.entry} className="entry ink">
                {text}
              </Text>
              {below.map((line) => (
                <Text key={line} style={style.below} className="below quiet">
                  {line}
                </Text>
              ))}
            </div>
          ))}
        </div>
      ))}
      <Text style={{ ...style.text, margin: '28px 0 16px' }} className="ink">
        {digestWords.last}
      </Text>
    </MailLayout>
  );
}

/** A report to the office; the headers keep auto-replies from answering us. */
export function digestMail({ content }: StoredReport, officeEmail: string): Content {
  return {
    to: officeEmail,
    headers: { 'Auto-Submitted': 'auto-generated', 'X-Auto-Response-Suppress': 'All' },
    subject: digestSubject(content),
    ...renderMail(<DigestMail digest={content} />),
  };
}
