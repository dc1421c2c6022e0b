/** What has been done in the office, as its list of revisions says it; `{detail}` is whom or which device it was about. */
export const invited = 'Invited {detail}';
export const renamed = 'Renamed {detail}';
export const roleChanged = 'Changed the role of {detail}';
export const revoked = 'Took away the access of {detail}';
export const codePrinted = 'Read out a code for {detail}';
export const signedIn = 'Signed in with {detail}';
export const signedOut = 'Signed out of {detail}';
export const deviceSignedOut = 'Signed out another device: {detail}';
