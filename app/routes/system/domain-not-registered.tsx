import type { LoaderFunctionArgs } from '@remix-run/node'
import { useLoaderData, type MetaFunction } from '@remix-run/react'
import { useTranslation } from '#app/i18n/use-translation.ts'
import { Notice } from '#app/features/system/Notice.tsx'
import { goTo } from '#app/http/go-to.ts'
import { noForm } from '#app/http/no-form.server.ts'
import { pageMeta } from '#app/http/page-meta.ts'
import { reply } from '#app/http/reply.ts'
import { translator } from '#app/i18n/translate.server.ts'
import { paths } from '#app/paths.ts'

// Every other address of the host leads back here, so script has nowhere to go.
export const handle = { i18n: 'system', script: false }

/** The host belongs to no company (spec section 2); otherwise redirects home. */
export async function loader({ context: { company, locale, origin } }: LoaderFunctionArgs) {
	if (company.id !== 0) return goTo(locale, paths.home)
	const title = translator(locale)('system:unregistered.title')
	return reply({ title, host: new URL(origin).host }, 404)
}

export const action = noForm

export const meta: MetaFunction<typeof loader> = (args) =>
	args.data ? pageMeta(args, { title: args.data.title, robots: 'noindex' }) : []

export default function DomainNotRegistered() {
	const { title, host } = useLoaderData<typeof loader>()
	const { t } = useTranslation('system')
	return (
		<Notice title={title} drawing="shelf">
			{t('unregistered.text', { host })} {t('unregistered.owner')}
		</Notice>
	)
}
