import { Heading, Text } from '@react-email/components';
import { digestWords } from '../../content/mails/digest.ts';
import { MailLayout } from '../deliveries/mail/mail-layout.tsx';
import { style } from '../deliveries/mail/mail-style.ts';
import type { Digest } from '../store/digest.ts';
import { digestSections, digestSubject, digestTitle } from './digest-text.ts';

/** What happened since yesterday, for the office. */
export function DigestMail({ digest }: { digest: Digest }) {
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
