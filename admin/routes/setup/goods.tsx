import type { MetaFunction } from '@remix-run/node'
import { useLoaderData } from '@remix-run/react'
import { useTranslation } from '#admin/i18n/use-translation.ts'
import { getReadiness } from '#contract/readiness.ts'
import { setupPermission } from '#admin/features/setup/setup-steps.ts'
import type { AdminArgs } from '#admin/http/admin-context.ts'
import { noForm } from '#admin/http/no-form.server.ts'
import { pageTitle } from '#admin/http/page-title.ts'
import { requireStaff } from '#admin/http/staff.ts'
import { PageHead } from '#admin/ui/PageHead.tsx'
import { Panel } from '#admin/ui/Panel.tsx'
import { ButtonLink } from '#web/ui/Button.tsx'

export async function loader(args: AdminArgs) {
	const { api, company, locale } = await requireStaff(args, setupPermission)
	const { items } = await api.call(getReadiness, { code: company.companyCode })
	return {
		title: pageTitle(locale, 'setup:goods.pageTitle'),
		count: items.find(({ key }) => key === 'PRODUCTS')?.count ?? 0,
	}
}

export const action = noForm

export const meta: MetaFunction<typeof loader> = ({ data }) => [{ title: data?.title }]

export default function SetupProductsPage() {
	const { count } = useLoaderData<typeof loader>()
	const { t } = useTranslation('setup')
	return (
		<>
			<PageHead title={t('step.goods')}>
				<p className="text-mute">{t('goods.count', { count })}</p>
			</PageHead>
			<div className="grid gap-4 lg:grid-cols-2 lg:items-start">
				<Panel id="one" title={t('goods.one')}>
					<p className="mb-4 text-mute">{t('goods.oneText')}</p>
					<ButtonLink href="/products/new" variant="primary">
						{t('goods.products')}
					</ButtonLink>
				</Panel>
				<Panel id="many" title={t('goods.many')}>
					<p className="mb-4 text-mute">{t('goods.manyText')}</p>
					<ButtonLink href="/products/import">{t('goods.import')}</ButtonLink>
				</Panel>
			</div>
		</>
	)
}
