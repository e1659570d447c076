/** A mail address as its owner knows it again and a bystander does not: `ama@example.com` is `a***@example.com`. */
export function maskedAddress(email: string): string {
  const at = email.lastIndexOf('@');
  return `${email.charAt(0)}***${email.slice(at)}`;
}
