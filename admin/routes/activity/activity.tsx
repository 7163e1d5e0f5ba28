import { codeText } from '#web/i18n/text-keys.ts'
import type { MetaFunction, SerializeFrom } from '@remix-run/node'
import { useLoaderData } from '@remix-run/react'
import { useTranslation } from '#admin/i18n/use-translation.ts'
import { LOGGED_AREAS } from '#contract/operator-area.ts'
import { listEvents } from '#contract/operator-event.ts'
import { listKeys } from '#contract/operator-key.ts'
import { listMembers } from '#contract/staff-member.ts'
import {
	activityFilterOf,
	activityQuery,
	eventQuery,
} from '#admin/features/activity/activity-filter.ts'
import { type Activity, activityOf } from '#admin/features/activity/activity-view.ts'
import type { AdminArgs } from '#admin/http/admin-context.ts'
import { noForm } from '#admin/http/no-form.server.ts'
import { pageTitle } from '#admin/http/page-title.ts'
import { requireStaff } from '#admin/http/staff.ts'
import { DaySpanFields } from '#admin/ui/DaySpanFields.tsx'
import { PageLinks } from '#admin/ui/PageLinks.tsx'
import { PageHead } from '#admin/ui/PageHead.tsx'
import { Disclosure } from '#web/ui/Disclosure.tsx'
import { EmptyState } from '#web/ui/EmptyState.tsx'
import { FilterForm } from '#web/ui/FilterForm.tsx'
import { SelectField } from '#web/ui/SelectField.tsx'
import { TextField } from '#web/ui/TextField.tsx'
import { TextLink } from '#web/ui/TextLink.tsx'

export async function loader(args: AdminArgs) {
	const { api, locale } = await requireStaff(args, 'audit', 'staff', 'keys')
	const { searchParams } = new URL(args.request.url)
	const filter = activityFilterOf(searchParams)
	const requested = searchParams.get('next') ?? ''
	const next = /^[\w:.-]{1,100}$/.test(requested) ? requested : ''
	const [events, members, keys] = await Promise.all([
		api.call(listEvents, { query: { ...eventQuery(filter), limit: 50, next } }),
		api.call(listMembers, {}),
		api.call(listKeys, {}),
	])
	return {
		title: pageTitle(locale, 'common:nav.activity'),
		isFirst: next === '',
		next: events.next,
		filter,
		query: activityQuery(filter).toString(),
		// Staff and keys.
		people: [
			...members.list.map(({ accountId, name }) => ({ value: accountId, label: name })),
			...keys.list.map(({ id, label }) => ({ value: id, label })),
		],
		list: activityOf(events.list, locale),
	}
}

export const action = noForm

export const meta: MetaFunction<typeof loader> = ({ data }) => [{ title: data?.title }]

export default function ActivityPage() {
	const { list, isFirst, next, filter, query, people } = useLoaderData<typeof loader>()
	const { t } = useTranslation(['activity', 'common'])
	const hrefOf = (more: string) => {
		const parts = [query, more].filter((part) => part !== '')
		return parts.length > 0 ? `/activity?${parts.join('&')}` : '/activity'
	}
	return (
		<>
			<PageHead title={t('common:nav.activity')}>
				<p className="max-w-[68ch] text-mute">{t('text')}</p>
			</PageHead>
			<ActivityFilterForm filter={filter} people={people} />
			{list.length === 0 ? (
				<EmptyState title={t(query === '' ? 'empty' : 'filter.notFound')} />
			) : (
				<ActivityList list={list} />
			)}
			<PageLinks
				first={isFirst ? null : hrefOf('')}
				next={next === null ? null : hrefOf(`next=${encodeURIComponent(next)}`)}
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
							{activity.area === null ? '' : codeText(t, 'area', activity.area)}{' '}
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

type ActivityFilterFormProps = Pick<SerializeFrom<typeof loader>, 'filter' | 'people'>

function ActivityFilterForm({ filter, people }: ActivityFilterFormProps) {
	const { t } = useTranslation('activity')
	const areas = LOGGED_AREAS.map((value) => ({ value, label: codeText(t, 'area', value) }))
	return (
		<div className="mb-4 grid gap-4">
			<FilterForm action="/activity" submit={t('filter.submit')} role="search" primary>
				<TextField
					id="q"
					name="q"
					type="search"
					label={t('filter.search')}
					maxLength={100}
					defaultValue={filter.search}
				/>
				<SelectField
					id="who"
					name="who"
					label={t('filter.who')}
					placeholder={t('filter.anyone')}
					options={people}
					defaultValue={filter.who}
				/>
				<SelectField
					id="area"
					name="area"
					label={t('filter.area')}
					placeholder={t('filter.anything')}
					options={areas.toSorted((a, b) => a.label.localeCompare(b.label))}
					defaultValue={filter.area}
				/>
				<DaySpanFields
					span={filter}
					labels={{ from: t('filter.from'), until: t('filter.until') }}
				/>
			</FilterForm>
		</div>
	)
}
