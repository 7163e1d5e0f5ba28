import type { MetaFunction } from '@remix-run/node'
import { useLoaderData } from '@remix-run/react'
import { useTranslation } from '#admin/i18n/use-translation.ts'
import { listBankPayouts, OPEN_PAYOUT_STATES } from '#contract/bank-payout.ts'
import { badgeColours } from '#admin/features/payouts/payout-colours.ts'
import { payoutView, type PayoutView } from '#admin/features/payouts/payout-view.ts'
import type { AdminArgs } from '#admin/http/admin-context.ts'
import { noForm } from '#admin/http/no-form.server.ts'
import { pageTitle } from '#admin/http/page-title.ts'
import { requireStaff } from '#admin/http/staff.ts'
import { PageHead } from '#admin/ui/PageHead.tsx'
import { Panel } from '#admin/ui/Panel.tsx'
import { Badge } from '#web/ui/Badge.tsx'
import { ButtonLink } from '#web/ui/Button.tsx'
import { EmptyState } from '#web/ui/EmptyState.tsx'
import { ListTable } from '#web/ui/ListTable.tsx'
import { TextLink } from '#web/ui/TextLink.tsx'

export async function loader(args: AdminArgs) {
	const { api, locale } = await requireStaff(args, 'withdrawals')
	const { list } = await api.call(listBankPayouts, { query: {} })
	const payouts = list.map((payout) => payoutView(payout, locale))
	const isOpen = ({ state }: (typeof payouts)[number]) => OPEN_PAYOUT_STATES.includes(state)
	return {
		title: pageTitle(locale, 'payouts:title'),
		open: payouts.filter(isOpen),
		ended: payouts.filter((payout) => !isOpen(payout)),
	}
}

export const action = noForm

export const meta: MetaFunction<typeof loader> = ({ data }) => [{ title: data?.title }]

export default function PayoutsPage() {
	const { open, ended } = useLoaderData<typeof loader>()
	const { t } = useTranslation(['payouts', 'common'])
	return (
		<>
			<PageHead
				title={t('title')}
				back={{ href: '/withdrawals', label: t('common:nav.withdrawals') }}
				actions={<ButtonLink href="/payouts/files/new">{t('files.new')}</ButtonLink>}
			>
				<p className="max-w-[68ch] text-14 text-mute">{t('lead')}</p>
			</PageHead>
			{open.length + ended.length === 0 ? (
				<EmptyState title={t('empty')}>{t('emptyText')}</EmptyState>
			) : (
				<div className="grid gap-4">
					<Panel id="open" title={t('open')}>
						{open.length === 0 ? <p>{t('openNone')}</p> : <PayoutTable payouts={open} />}
					</Panel>
					{ended.length === 0 ? null : (
						<Panel id="ended" title={t('list')}>
							<PayoutTable payouts={ended} />
						</Panel>
					)}
				</div>
			)}
		</>
	)
}

function PayoutTable({ payouts }: { payouts: PayoutView[] }) {
	const { t } = useTranslation('payouts')
	return (
		<ListTable
			caption={t('title')}
			rows={payouts}
			keyOf={({ id }) => id}
			columns={[
				{
					label: t('holder'),
					cell: ({ href, holder, requester }) => (
						<>
							<TextLink href={href}>{holder}</TextLink>
							<span className="block text-14 font-normal text-mute">{requester.at}</span>
						</>
					),
				},
				{ label: t('way'), cell: ({ way }) => t(`ways.${way}`) },
				{
					label: t('state'),
					cell: ({ state }) => <Badge colour={badgeColours[state]}>{t(`states.${state}`)}</Badge>,
				},
				{ label: t('amount'), cell: ({ amount }) => amount, end: true },
			]}
		/>
	)
}
