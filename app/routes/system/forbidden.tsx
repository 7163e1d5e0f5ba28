import type { LoaderFunctionArgs } from '@remix-run/node'
import { useLoaderData, type MetaFunction } from '@remix-run/react'
import { useTranslation } from 'react-i18next'
import { Notice } from '#app/features/system/Notice.tsx'
import { pageMeta } from '#app/http/page-meta.ts'
import { reply } from '#app/http/reply.ts'
import { translator } from '#app/i18n/translate.server.ts'
import { usePath } from '#app/i18n/use-path.ts'
import { ButtonLink } from '#app/ui/Button.tsx'

export const handle = { i18n: 'system' }

/** Where a 403 of the website API leads (spec section 2). */
export async function loader({ context: { locale } }: LoaderFunctionArgs) {
	return reply({ title: translator(locale)('system:forbidden.title') }, 403)
}

export const meta: MetaFunction<typeof loader> = (args) =>
	args.data ? pageMeta(args, { title: args.data.title, robots: 'noindex' }) : []

export default function Forbidden() {
	const { title } = useLoaderData<typeof loader>()
	const { t } = useTranslation('system')
	const path = usePath()
	return (
		<Notice
			title={title}
			drawing="lamp"
			action={
				<ButtonLink look="primary" href={path('/')}>
					{t('forbidden.home')}
				</ButtonLink>
			}
		>
			{t('forbidden.text')}
		</Notice>
	)
}
