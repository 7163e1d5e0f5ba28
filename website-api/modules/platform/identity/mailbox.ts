/** The mailbox that an email address leads to: without case, plus suffix, and the dots of Gmail addresses. */
export function mailboxOf(email: string): string {
	const [name = '', host = ''] = email.trim().toLowerCase().split('@')
	const [bare = ''] = name.split('+')
	const isGmail = host === 'gmail.com' || host === 'googlemail.com'
	return isGmail ? `${bare.replaceAll('.', '')}@gmail.com` : `${bare}@${host}`
}
