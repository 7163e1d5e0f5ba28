import type { LoaderFunctionArgs } from '@remix-run/node'
import { useLoaderData, type MetaFunction } from '@remix-run/react'
import { noForm } from '#app/http/no-form.server.ts'
import { pageMeta } from '#app/http/page-meta.ts'
import { requireCustomer } from '#app/http/require-customer.ts'
import { translator } from '#app/i18n/translate.server.ts'
import { useTranslation } from '#app/i18n/use-translation.ts'
import { usePath } from '#app/i18n/use-path.ts'
import { paths } from '#app/paths.ts'
import { ButtonLink } from '#web/ui/Button.tsx'
import { PageHeader } from '#app/ui/PageHeader.tsx'
import { Section } from '#app/ui/Section.tsx'

export const handle = { i18n: ['account', 'profile'] }

export function loader({ context }: LoaderFunctionArgs) {
	requireCustomer(context)
	return { title: translator(context.locale)('account:data.title') }
}

export const action = noForm

export const meta: MetaFunction<typeof loader> = (args) =>
	args.data ? pageMeta(args, { title: args.data.title, robots: 'noindex' }) : []

/** Personal data: download it, or delete the account. */
export default function OwnData() {
	const { title } = useLoaderData<typeof loader>()
	const { t } = useTranslation('account')
	const path = usePath()
	return (
		<div className="max-w-144">
			<PageHeader title={title}>{t('data.lead')}</PageHeader>
			<Section id="export" title={t('data.export.title')}>
				<p className="mb-4">{t('data.export.text')}</p>
				<ButtonLink href={path(paths.profile.dataExport)} reload download>
					{t('data.export.action')}
				</ButtonLink>
			</Section>
			<Section id="deletion" title={t('data.deletion.title')}>
				<p className="mb-4">{t('data.deletion.text')}</p>
				<ButtonLink variant="danger" href={path(paths.profile.deletion)}>
					{t('data.deletion.action')}
				</ButtonLink>
			</Section>
		</div>
	)
}
