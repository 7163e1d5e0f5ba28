import { z } from 'zod'
import { isNoAddress } from '#app/domain/person-name.ts'
import { compactOf, lineOf } from '#web/domain/plain-text.ts'

/** Field schemas shared by the forms of /auth and of the account; messages are translation keys. */
export const emailText = () =>
	z
		.string({ error: 'auth:email.required' })
		.overwrite(compactOf)
		.max(254, 'auth:email.wrong')
		.pipe(z.email('auth:email.wrong'))

export const nameText = () =>
	z
		.string({ error: 'auth:name.required' })
		.overwrite(lineOf)
		.min(3, 'auth:name.short')
		.max(100, 'auth:name.long')
		.refine(isNoAddress, 'common:form.nameAddress')

/** A new password: eight characters; the website API refuses common ones. */
export const newPassword = () =>
	z
		.string({ error: 'auth:password.required' })
		.min(8, 'auth:password.short')
		.max(200, 'auth:password.long')

/** A password to verify: older passwords may be shorter. */
export const typedPassword = () =>
	z.string({ error: 'auth:password.needed' }).max(200, 'auth:password.long')

export const agreement = () => z.literal('on', { error: 'auth:agree.required' })
