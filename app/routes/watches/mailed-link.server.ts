import type { AppLoadContext } from '@remix-run/node'
import { ApiError } from '#app/api/failures.ts'
import type { MailedLinkView } from '#app/features/notifications/MailedLinkScreen.tsx'
import { asResponse } from '#app/http/or-respond.ts'
import { reply } from '#app/http/reply.ts'
import { localePath } from '#web/i18n/paths.ts'
import { translator } from '#app/i18n/translate.server.ts'

/** What the page of a mailed link shows. Opening it does nothing, since mail scanners open links too. */
export function mailedLinkPage(
	context: AppLoadContext,
	request: Request,
	{ link, path }: { link: MailedLinkView['link']; path: `/${string}` },
) {
	const action = `${localePath(context.locale, path)}?token=${encodeURIComponent(tokenOf(request))}`
	return {
		link,
		action,
		formToken: context.formToken(),
		title: translator(context.locale)(`notifications:${link}.title`),
	}
}

/** Does what the link is for, and answers how it went. */
export async function pressMailedLink(request: Request, work: (token: string) => Promise<unknown>) {
	try {
		await work(tokenOf(request))
		return reply({ outcome: 'done' as const }, 200)
	} catch (error) {
		if (!(error instanceof ApiError) || error.redirectTo !== undefined) throw asResponse(error)
		const isOver = error.failure === 'gone' || error.failure === 'invalid'
		return isOver
			? reply({ outcome: 'over' as const }, 410)
			: reply({ outcome: 'unavailable' as const }, 503)
	}
}

function tokenOf(request: Request): string {
	return new URL(request.url).searchParams.get('token')?.slice(0, 300) ?? ''
}
