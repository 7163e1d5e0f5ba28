import { messageText } from '#web/i18n/text-keys.ts'
import type { AppLoadContext } from '@remix-run/node'
import type { AuthFrame } from '#app/features/auth/AuthPage.tsx'
import { safeRedirect } from '#app/http/safe-redirect.ts'
import { returnPathField } from '#app/http/sign-in-path.ts'
import { translator } from '#app/i18n/translate.server.ts'

/** Data of the sign-in layout; takes the flash message. */
export function authFrame(context: AppLoadContext): AuthFrame {
	const flash = context.takeFlash()
	const t = translator(context.locale)
	return {
		shop: context.site.title,
		logo: context.site.logo,
		messages:
			flash === null ? [] : [{ tone: flash.type, text: messageText(t, flash.key, flash.values) }],
		formToken: context.formToken(),
	}
}

/** The path to return to after signing in; '' for none, or for one outside the shop. */
export function returnPathOf(request: Request): string {
	return safeRedirect(new URL(request.url).searchParams.get(returnPathField), '')
}

/** The token of a mailed link; '' for none. */
export function tokenOf(request: Request): string {
	return new URL(request.url).searchParams.get('token')?.slice(0, 200) ?? ''
}
