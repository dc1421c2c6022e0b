import { fill } from '../../contract/fill.ts';
import { officeDevices as devicesWords } from '../../messages/en/office-devices.ts';
import { Button } from '../../site/ui/button/button.tsx';
import { type Frame, Page } from '../parts/page.tsx';
import { RuledList, RuledRow } from '../parts/ruled-list.tsx';

type Device = { id: string; name: string; isThis: boolean; signedIn: string; seen: string };

type DevicesProps = {
  frame: Frame;
  /** The last used first; times are in words. */
  devices: Device[];
  status?: string | undefined;
};

/** Where the user is signed in, each with the button to sign out. */
export function Devices({ frame, devices, status }: DevicesProps) {
  return (
    <Page frame={frame} title={devicesWords.title} status={status} current="devices">
      <p>{devicesWords.lead}</p>
      <RuledList>
        {devices.map(({ id, name, isThis, signedIn, seen }) => (
          <RuledRow
            key={id}
            title={name}
            mark={isThis ? devicesWords.thisDevice : undefined}
            remarks={[
              fill(devicesWords.signedIn, { time: signedIn }),
              fill(devicesWords.seen, { time: seen }),
            ]}
          >
            <form method="post" action="/office/devices">
              <input type="hidden" name="device" value={id} />
              <Button type="submit" aria-label={fill(devicesWords.signOutOf, { device: name })}>
                {devicesWords.signOut}
              </Button>
            </form>
          </RuledRow>
        ))}
      </RuledList>
    </Page>
  );
}

/** Where no mail goes out. */
export function SignOut({ frame }: { frame: Frame }) {
  return (
    <Page frame={frame} title={devicesWords.signOut} narrow>
      <p>{devicesWords.noWayBack}</p>
      <form method="post" action="/office/sign-out" className="row">
        <input type="hidden" name="sure" value="yes" />
        <Button type="submit">{devicesWords.signOutYes}</Button>
        <a href="/office">{devicesWords.stay}</a>
      </form>
    </Page>
  );
}
