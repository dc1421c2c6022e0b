#!/bin/sh
# Puts the website online on this machine with small.yaml. The first time it asks for the address and writes deploy/.env; run it
# again after a change there, or to update the program. docs/going-live.md says what to see.
set -eu
cd "$(dirname "$0")"

compose() { docker compose --file small.yaml "$@"; }
fail() { echo "$1" >&2; exit 1; }
addresses() { getent ahosts "$1" | cut -d ' ' -f 1 | sort -u | tr '\n' ' ' | sed 's/ $//'; }

docker compose version > /dev/null 2>&1 ||
  fail 'Docker with its compose plugin is missing. How to install it: https://docs.docker.com/engine/install/'

memory=$(awk '/^(MemTotal|SwapTotal):/ { sum += $2 } END { print int(sum / 1024) }' /proc/meminfo)
[ "$memory" -ge 1900 ] ||
  fail "Building takes 2 GB of memory and swap together, and this machine has $memory MB. Add swap, and run this again:
  fallocate --length 2G /swap && chmod 600 /swap && mkswap /swap && swapon /swap && echo '/swap none swap sw 0 0' >> /etc/fstab"

if [ ! -f .env ]; then
  printf 'The address of the website, like www.your-name.com: '
  read -r name
  name=$(printf %s "$name" | tr '[:upper:]' '[:lower:]' | sed 's#^https\{0,1\}://##; s#/.*##')
  printf '%s' "$name" | grep -Eq '^[a-z0-9-]+(\.[a-z0-9-]+)+$' || fail "\"$name\" is not an address like www.your-name.com."
  printf 'The email address that requests go to: '
  read -r email
  printf '%s' "$email" | grep -Eq '^[^ @]+@[^ @]+\.[^ @]+$' || fail "\"$email\" is not an email address."
else
  # The last one counts, as for the server.
  name=$(sed -n 's#^SITE_URL=https\{0,1\}://\([^/]*\).*#\1#p' .env | tail -n 1)
fi

found=$(addresses "$name")
own=$(hostname -I | sed 's/ $//')
[ -n "$found" ] ||
  fail "$name leads nowhere yet. Where the domain is registered, add an A record with this machine's address (${own%% *}), and run this again in ten minutes."
here=yes
for address in $found; do
  case " $own " in *" $address "*) ;; *) here=no ;; esac
done
if [ $here = yes ]; then
  echo "$name leads to this machine."
else
  echo "$name leads to $found, and this machine has $own."
  printf 'Go on only if your provider passes that address on to this machine. Type yes: '
  read -r sure
  [ "$sure" = yes ] || fail 'Nothing was started.'
fi

if [ ! -f .env ]; then
  case $name in www.*) other=${name#www.} ;; *) other=www.$name ;; esac
  # Caddy would ask in vain for a certificate of a name that does not lead here.
  [ "$(addresses "$other")" = "$found" ] && mark='' || mark='# '
  (umask 077 && cat > .env) << END
# Every setting is in docs/running.md. After a change, run deploy/start.sh again. In values, write a dollar sign as \$\$.
SITE_URL=https://$name
${mark}OTHER_URL=https://$other
OFFICE_EMAIL=$email
# Until both are set, mails become files. Special characters of user and password in percent form (@ is %40).
# SMTP_URL=smtps://user:password@mail.your-name.com
# MAIL_FROM=estimates@your-name.com
END
fi

compose build
compose up --detach --wait || {
  compose logs --no-log-prefix --tail 3 server >&2
  fail 'The website did not start: see the last lines of its log above. After a change in deploy/.env, run this again.'
}
# Else the image of each update before would stay on the disk.
docker image prune --force > /dev/null
echo "The website is at https://$name"
compose logs --no-log-prefix server | grep '^Set up your own website: ' | tail -n 1
