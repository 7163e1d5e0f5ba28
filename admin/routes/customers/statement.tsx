import type { MetaFunction, SerializeFrom } from '@remix-run/node'
import { useLoaderData } from '@remix-run/react'
import { useTranslation } from '#admin/i18n/use-translation.ts'
import { readStatement, STATED_BALANCES } from '#contract/customer-statement.ts'
import { statementView } from '#admin/features/customers/customer-view.ts'
import { DownloadForm } from '#admin/features/files/DownloadForm.tsx'
import type { AdminArgs } from '#admin/http/admin-context.ts'
import { noForm } from '#admin/http/no-form.server.ts'
import { pageTitle } from '#admin/http/page-title.ts'
import { requireStaff } from '#admin/http/staff.ts'
import { PageLinks } from '#admin/ui/PageLinks.tsx'
import { PageHead } from '#admin/ui/PageHead.tsx'
import { Panel } from '#admin/ui/Panel.tsx'
import { TabLinks } from '#admin/ui/TabLinks.tsx'
import { ButtonLink } from '#web/ui/Button.tsx'
import { ListTable } from '#web/ui/ListTable.tsx'
import { MutedText } from '#web/ui/MutedText.tsx'
import { TextLink } from '#web/ui/TextLink.tsx'

export async function loader(args: AdminArgs) {
	const { api, locale, can } = await requireStaff(args, 'customers.read', 'liabilities')
	const id = args.params.id ?? ''
	const { searchParams } = new URL(args.request.url)
	const balance = STATED_BALANCES.find((name) => name === searchParams.get('balance')) ?? 'wallet'
	const requestedPage = searchParams.get('page') ?? ''
	const page = /^[1-9]\d{0,4}$/.test(requestedPage) ? Number(requestedPage) : 1
	const found = await api.call(readStatement, { id, query: { balance, page } })
	const statement = statementView(found, balance, locale)
	return {
		title: pageTitle(locale, 'customers:statement.one', { name: statement.name }),
		id,
		balance,
		page,
		statement,
		canAdjust: balance === 'wallet' && can('wallets.adjust'),
	}
}

export const action = noForm

export const meta: MetaFunction<typeof loader> = ({ data }) => [{ title: data?.title }]

export default function StatementPage() {
	const { id, balance, page, statement, canAdjust } = useLoaderData<typeof loader>()
	const { t } = useTranslation('customers')
	const hrefOf = (more: Record<string, string>) =>
		`/customers/${id}/statement?${new URLSearchParams({ balance, ...more })}`
	return (
		<>
			<PageHead
				title={t('statement.title')}
				back={{ href: `/customers/${id}`, label: statement.name }}
				actions={
					canAdjust ? (
						<ButtonLink href={`/customers/${id}/wallet`}>{t('wallet.open')}</ButtonLink>
					) : undefined
				}
			/>
			<TabLinks
				label={t('balances')}
				tabs={STATED_BALANCES.map((name) => ({
					href: hrefOf({ balance: name }),
					label: t(`balance.${name}`),
					isCurrent: name === balance,
				}))}
			/>
			<div className="mt-4">
				<Panel id="moves" title={t(`balance.${balance}`)} more={<b>{statement.current}</b>}>
					{statement.rows.length === 0 ? (
						<p className="text-14 text-mute">{t('statement.empty')}</p>
					) : (
						<StatementTable rows={statement.rows} />
					)}
				</Panel>
			</div>
			<PageLinks
				first={page === 1 ? null : hrefOf({})}
				next={page < statement.pages ? hrefOf({ page: String(page + 1) }) : null}
			/>
			<DownloadForm file={hrefOf({}).replace('/statement', '/statement/file')}>
				{t('statement.download')}
			</DownloadForm>
		</>
	)
}

type StatementTableProps = Pick<SerializeFrom<typeof loader>['statement'], 'rows'>

function StatementTable({ rows }: StatementTableProps) {
	const { t } = useTranslation('customers')
	return (
		<div className="text-14">
			<ListTable
				caption={t('statement.title')}
				rows={rows}
				keyOf={(row) => row.id}
				columns={[
					{ label: t('statement.at'), cell: (row) => row.at },
					{
						label: t('statement.what'),
						cell: ({ kind, order, by }) => (
							<>
								{t(`statement.kind.${kind}`)}{' '}
								{order ? <TextLink href={`/orders/${order}`}>{order}</TextLink> : null}
								{by === null ? null : (
									<MutedText as="span" className="block">
										{by}
									</MutedText>
								)}
							</>
						),
					},
					{ label: t('statement.amount'), cell: (row) => row.amount, end: true },
					{ label: t('statement.after'), cell: (row) => row.after, end: true },
				]}
			/>
		</div>
	)
}
