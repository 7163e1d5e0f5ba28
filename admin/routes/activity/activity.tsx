import type { MetaFunction } from '@remix-run/node'
import { useLoaderData } from '@remix-run/react'
import { useTranslation } from 'react-i18next'
import { listEvents } from '#admin/api/preferences.server.ts'
import { type Activity, activityOf } from '#admin/features/activity/activity-view.ts'
import type { AdminArgs } from '#admin/http/admin-context.ts'
import { pageTitle } from '#admin/http/page-title.ts'
import { requireStaff } from '#admin/http/staff.ts'
import { PageLinks } from '#admin/ui/PageLinks.tsx'
import { PageHead } from '#admin/ui/PageHead.tsx'
import { Disclosure } from '#app/ui/Disclosure.tsx'
import { EmptyState } from '#app/ui/EmptyState.tsx'
import { TextLink } from '#app/ui/TextLink.tsx'

export async function loader(args: AdminArgs) {
	const { api, locale } = await requireStaff(args, 'audit')
	const requested = new URL(args.request.url).searchParams.get('next') ?? ''
	const next = /^[\w:.-]{1,100}$/.test(requested) ? requested : ''
	const events = await listEvents(api, next)
	return {
		title: pageTitle(locale, 'common:nav.activity'),
		isFirst: next === '',
		next: events.next,
		list: activityOf(events.list, locale),
	}
}

export const meta: MetaFunction<typeof loader> = ({ data }) => [{ title: data?.title }]

export default function ActivityPage() {
	const { list, isFirst, next } = useLoaderData<typeof loader>()
	const { t } = useTranslation(['activity', 'common'])
	return (
		<>
			<PageHead title={t('common:nav.activity')}>
				<p className="max-w-[68ch] text-mute">{t('text')}</p>
			</PageHead>
			{list.length === 0 ? <EmptyState title={t('empty')} /> : <ActivityList list={list} />}
			<PageLinks
				first={isFirst ? null : '/activity'}
				next={next === null ? null : `/activity?next=${encodeURIComponent(next)}`}
			/>
		</>
	)
}

function ActivityList({ list }: { list: Activity[] }) {
	const { t } = useTranslation('activity')
	return (
		<ul className="divide-y divide-line rounded-card border border-line bg-ground px-4">
			{list.map((activity) => (
				<li key={activity.key} className="grid gap-1 py-3">
					<p className="flex flex-wrap justify-between gap-x-4">
						<span>
							<strong>{activity.actor}</strong> {t(activity.verb)}{' '}
							{activity.area === null ? '' : t(`area.${activity.area}`, activity.area)}{' '}
							{activity.href ? (
								<TextLink href={activity.href} touch="line">
									{activity.subject}
								</TextLink>
							) : (
								<span className="wrap-anywhere">{activity.subject}</span>
							)}
							{activity.wasRefused ? <span className="text-mute"> ({t('refused')})</span> : null}
						</span>
						<time className="text-14 text-mute">{activity.at}</time>
					</p>
					{activity.rows.length === 0 ? null : (
						<Disclosure summary={<span className="text-14">{t('details')}</span>}>
							<ul className="grid gap-1 text-14 wrap-anywhere text-mute">
								{activity.rows.map((row, at) => (
									<li key={at}>{row}</li>
								))}
							</ul>
						</Disclosure>
					)}
				</li>
			))}
		</ul>
	)
}
