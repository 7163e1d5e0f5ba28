import type { MetaFunction } from '@remix-run/node'
import { useLoaderData } from '@remix-run/react'
import { useTranslation } from 'react-i18next'
import { listBankAccounts } from '#admin/api/banks.server.ts'
import type { AdminArgs } from '#admin/http/admin-context.ts'
import { pageTitle } from '#admin/http/page-title.ts'
import { requireStaff } from '#admin/http/staff.ts'
import { PageHead } from '#admin/ui/PageHead.tsx'
import { Panel } from '#admin/ui/Panel.tsx'
import { Badge } from '#app/ui/Badge.tsx'
import { ButtonLink } from '#app/ui/Button.tsx'
import { EmptyState } from '#app/ui/EmptyState.tsx'

export async function loader(args: AdminArgs) {
	const { api, locale } = await requireStaff(args, 'banks')
	const { list, qris } = await listBankAccounts(api)
	return {
		title: pageTitle(locale, 'banks:title'),
		accounts: list.map((one) => ({
			code: one.bankCode,
			name: one.bankName,
			number: one.bankAccountNumber,
			holder: one.bankAccountHolder,
			isActive: one.isActive,
		})),
		qris: qris && [qris.merchantName, qris.merchantCity].filter(Boolean).join(', '),
	}
}

export const meta: MetaFunction<typeof loader> = ({ data }) => [{ title: data?.title }]

export default function BanksPage() {
	const { accounts, qris } = useLoaderData<typeof loader>()
	const { t } = useTranslation('banks')
	return (
		<>
			<PageHead
				title={t('title')}
				actions={
					<ButtonLink href="/bank-accounts/new" variant="primary">
						{t('add')}
					</ButtonLink>
				}
			>
				<p className="max-w-[68ch] text-mute">{t('text')}</p>
			</PageHead>
			<div className="grid gap-4">
				<Panel id="accounts" title={t('accounts')}>
					{accounts.length === 0 ? (
						<EmptyState title={t('empty')}>{t('emptyText')}</EmptyState>
					) : (
						<ol className="divide-y divide-line">
							{accounts.map((one) => (
								<li
									key={one.code}
									className="flex flex-wrap items-center justify-between gap-x-6 gap-y-2 py-3"
								>
									<div className="min-w-0">
										<p className="flex flex-wrap items-center gap-x-3 gap-y-1">
											<b>{one.name}</b>
											<Badge colour={one.isActive ? 'green' : 'grey'}>
												{t(one.isActive ? 'on' : 'off')}
											</Badge>
										</p>
										<p className="tabular-nums">{one.number}</p>
										<p className="text-14 text-mute">{one.holder}</p>
									</div>
									<ButtonLink
										href={`/bank-accounts/${encodeURIComponent(one.code)}`}
										size="small"
										aria-label={t('changeOne', { name: one.name, number: one.number })}
									>
										{t('change')}
									</ButtonLink>
								</li>
							))}
						</ol>
					)}
				</Panel>
				<Panel id="qris" title="QRIS">
					<div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-2">
						<p>{qris ?? <span className="text-mute">{t('qris.none')}</span>}</p>
						<ButtonLink href="/bank-accounts/qris" size="small">
							{t(qris === null ? 'qris.add' : 'qris.change')}
						</ButtonLink>
					</div>
				</Panel>
			</div>
		</>
	)
}
