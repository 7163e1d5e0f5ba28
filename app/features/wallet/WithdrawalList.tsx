import { useTranslation } from '#app/i18n/use-translation.ts'
import { usePath } from '#app/i18n/use-path.ts'
import { paths } from '#app/paths.ts'
import { ButtonLink } from '#web/ui/Button.tsx'
import { EmptyState } from '#web/ui/EmptyState.tsx'
import { ListTable } from '#web/ui/ListTable.tsx'
import { MutedText } from '#web/ui/MutedText.tsx'
import { Pagination } from '#web/ui/Pagination.tsx'
import { paginationTexts } from '#app/features/texts/pagination-texts.ts'
import type { WithdrawalPath, WithdrawalView } from './withdrawal-view.ts'
import { WithdrawalBadge } from './WithdrawalBadge.tsx'

export type WithdrawalListView = {
	/** Path of the balance's page. */
	from: WithdrawalPath
	page: number
	pages: number
	/** Name of the page parameter, where another list of the same page uses `page`. */
	pageName?: 'page' | 'withdrawals'
	withdrawals: WithdrawalView[]
}

const texts = {
	[paths.profile.wallet]: 'wallet',
	[paths.profile.affiliate]: 'affiliate',
	[paths.profile.agency]: 'agent',
} as const

/** The customer's withdrawals with status and reason of a rejection. */
export function WithdrawalList({
	from,
	page,
	pages,
	pageName = 'page',
	withdrawals,
}: WithdrawalListView) {
	const { t } = useTranslation(['balance', 'my-orders'])
	const path = usePath()
	if (withdrawals.length === 0) {
		return (
			<EmptyState
				drawing="card"
				title={t('balance:history.empty.title')}
				action={
					<ButtonLink variant="primary" href={path(from)}>
						{t(`balance:history.empty.${texts[from]}`)}
					</ButtonLink>
				}
			>
				{t('balance:history.empty.text')}
			</EmptyState>
		)
	}
	return (
		<>
			<ListTable
				caption={t('balance:history.title')}
				rows={withdrawals}
				keyOf={({ id }) => id}
				columns={[
					{
						label: t('balance:history.code'),
						cell: ({ code }) => <span className="tabular-nums">{code}</span>,
					},
					{
						label: t('balance:history.requested'),
						cell: ({ requested }) => <span className="tabular-nums">{requested}</span>,
					},
					{
						label: t('balance:history.account'),
						cell: ({ bankName, masked }) => `${bankName} ${masked}`,
					},
					{ label: t('balance:history.status'), cell: (row) => <WithdrawalState {...row} /> },
					{
						label: t('balance:history.amount'),
						end: true,
						cell: ({ amount }) => <b className="tabular-nums">{amount}</b>,
					},
				]}
			/>
			<Pagination
				page={page}
				pages={pages}
				hrefOf={(to) => `${path(`${from}/history-withdraw`)}?${pageName}=${to}`}
				texts={paginationTexts(t)}
			/>
		</>
	)
}

function WithdrawalState({ status, colour, ended, reason, reference }: WithdrawalView) {
	const { t } = useTranslation('balance')
	return (
		<>
			<WithdrawalBadge status={status} colour={colour} />
			{ended === null ? null : <MutedText className="tabular-nums">{ended}</MutedText>}
			{reason === null ? null : <MutedText>{t('history.reason', { reason })}</MutedText>}
			{reference === null ? null : <MutedText>{t('history.reference', { reference })}</MutedText>}
		</>
	)
}
