import { redirect, type MetaFunction } from '@remix-run/node'
import { useLoaderData } from '@remix-run/react'
import { useTranslation } from '#admin/i18n/use-translation.ts'
import { listFailedDeliveries, retryDeliveries } from '#contract/failed-delivery.ts'
import type { AdminArgs } from '#admin/http/admin-context.ts'
import { noteConflict, noticeOf } from '#admin/http/notice.ts'
import { pageTitle } from '#admin/http/page-title.ts'
import { requireStaff } from '#admin/http/staff.ts'
import { PageHead } from '#admin/ui/PageHead.tsx'
import { Panel } from '#admin/ui/Panel.tsx'
import { PostForm } from '#admin/ui/PostForm.tsx'
import { formatDateTime } from '#web/domain/dates.ts'
import { Button } from '#web/ui/Button.tsx'
import { EmptyState } from '#web/ui/EmptyState.tsx'
import { ListTable } from '#web/ui/ListTable.tsx'

const subjects = [
	'order',
	'return',
	'customer',
	'withdrawal',
	'agent',
	'staff',
	'bank',
	'audit',
] as const

export async function loader(args: AdminArgs) {
	const { api, locale } = await requireStaff(args, 'deliveries')
	const { list } = await api.call(listFailedDeliveries, {})
	return {
		title: pageTitle(locale, 'queues:failed.title'),
		rows: list.map(({ id, topic, tries, deadAt, cause }) => ({
			id,
			topic,
			tries,
			cause: cause ?? '',
			subject: subjects.find((prefix) => topic.startsWith(`${prefix}.`)) ?? ('other' as const),
			failedAt: formatDateTime(deadAt, locale),
		})),
	}
}

export async function action(args: AdminArgs) {
	const staff = await requireStaff(args, 'deliveries')
	const id = Number((await args.request.formData()).get('delivery') ?? '')
	const answer = await staff.api.tryCall(retryDeliveries, { body: id > 0 ? { id } : {} })
	if (answer.ok) {
		const count = answer.data.retried
		staff.notices.put(noticeOf(staff, 'queues:failed.retried', { count }))
	} else noteConflict(staff, answer, 404)
	return redirect('/failed-mails', 303)
}

export const meta: MetaFunction<typeof loader> = ({ data }) => [{ title: data?.title }]

export default function FailedMailsPage() {
	const { rows } = useLoaderData<typeof loader>()
	const { t } = useTranslation('queues')
	if (rows.length === 0) {
		return (
			<>
				<PageHead title={t('failed.title')} />
				<EmptyState title={t('failed.empty')}>{t('failed.emptyText')}</EmptyState>
			</>
		)
	}
	return (
		<>
			<PageHead title={t('failed.title')}>
				<p className="text-mute">{t('failed.about')}</p>
			</PageHead>
			<Panel
				id="failed"
				title={t('waiting', { count: rows.length })}
				more={
					<PostForm>
						<Button variant="primary">{t('failed.retryAll')}</Button>
					</PostForm>
				}
			>
				<ListTable
					caption={t('failed.title')}
					rows={rows}
					keyOf={({ id }) => id}
					columns={[
						{
							label: t('failed.subject'),
							cell: ({ subject }) => t(`failed.of.${subject}`),
						},
						{ label: t('failed.topic'), cell: ({ topic }) => topic },
						{ label: t('failed.cause'), cell: ({ cause }) => cause || '–' },
						{ label: t('failed.tries'), cell: ({ tries }) => tries, end: true },
						{ label: t('failed.given'), cell: ({ failedAt }) => failedAt, end: true },
						{
							label: t('failed.action'),
							cell: ({ id, failedAt }) => (
								<PostForm className="inline-block">
									<Button
										size="small"
										name="delivery"
										value={id}
										aria-label={t('failed.retryOne', { failedAt })}
									>
										{t('failed.retry')}
									</Button>
								</PostForm>
							),
							end: true,
						},
					]}
				/>
			</Panel>
		</>
	)
}
