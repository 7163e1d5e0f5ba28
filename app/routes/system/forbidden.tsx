import { messageText } from '#web/i18n/text-keys.ts'
import type { LoaderFunctionArgs } from '@remix-run/node'
import { useLoaderData, type MetaFunction } from '@remix-run/react'
import { useTranslation } from '#app/i18n/use-translation.ts'
import { Notice } from '#app/features/system/Notice.tsx'
import { noForm } from '#app/http/no-form.server.ts'
import { pageMeta } from '#app/http/page-meta.ts'
import { reply } from '#app/http/reply.ts'
import { translator } from '#app/i18n/translate.server.ts'
import { usePath } from '#app/i18n/use-path.ts'
import { paths } from '#app/paths.ts'
import { ButtonLink } from '#web/ui/Button.tsx'
import { FlashRegion, type FlashMessage } from '#app/ui/FlashRegion.tsx'

export const handle = { i18n: 'system' }

/** The target of redirects after a 403 of the website API (spec section 2). */
export async function loader({ context: { locale, takeFlash } }: LoaderFunctionArgs) {
	const t = translator(locale)
	const flash = takeFlash()
	const messages: FlashMessage[] =
		flash === null ? [] : [{ tone: flash.type, text: messageText(t, flash.key, flash.values) }]
	return reply({ title: t('system:forbidden.title'), messages }, 403)
}

export const action = noForm

export const meta: MetaFunction<typeof loader> = (args) =>
	args.data ? pageMeta(args, { title: args.data.title, robots: 'noindex' }) : []

export default function Forbidden() {
	const { title, messages } = useLoaderData<typeof loader>()
	const { t } = useTranslation('system')
	const path = usePath()
	return (
		<>
			<FlashRegion messages={messages} />
			<Notice
				title={title}
				drawing="lamp"
				action={
					<ButtonLink variant="primary" href={path(paths.home)}>
						{t('forbidden.home')}
					</ButtonLink>
				}
			>
				{t('forbidden.text')}
			</Notice>
		</>
	)
}
