import type { AppLoadContext } from '@remix-run/node'
import type { AuthFrame } from '#app/features/auth/AuthPage.tsx'
import { safeRedirect } from '#app/http/safe-redirect.ts'
import { returnPathField } from '#app/http/sign-in-path.ts'
import { translator } from '#app/i18n/translate.server.ts'

/** What stands around every page of signing in; takes the message that the last answer left. */
export function authFrame(context: AppLoadContext): AuthFrame {
	const flash = context.takeFlash()
	const t = translator(context.locale)
	return {
		shop: context.site.title,
		logo: context.site.logo,
		messages: flash === null ? [] : [{ tone: flash.type, text: t(flash.key, flash.values) }],
		formToken: context.formToken(),
	}
}

/** Where someone wanted to go before they had to sign in; '' when nowhere, or out of the shop. */
export function returnPathOf(request: Request): string {
	return safeRedirect(new URL(request.url).searchParams.get(returnPathField), '')
}
