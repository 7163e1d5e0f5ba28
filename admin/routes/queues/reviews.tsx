import { redirect, type MetaFunction } from '@remix-run/node'
import { useActionData, useLoaderData } from '@remix-run/react'
import { z } from 'zod'
import { useTranslation } from '#admin/i18n/use-translation.ts'
import type { OperatorApi } from '#admin/api/client.server.ts'
import { reviewView } from '#admin/features/queues/review-view.ts'
import { ReviewPanels } from '#admin/features/queues/ReviewPanels.tsx'
import type { AdminArgs } from '#admin/http/admin-context.ts'
import { refuseForm } from '#admin/http/answers.ts'
import { parseForm, valuesOf } from '#admin/http/form.ts'
import { unusedInput } from '#admin/http/kept-input.ts'
import { noteConflict, noticeOf } from '#admin/http/notice.ts'
import { pageTitle } from '#admin/http/page-title.ts'
import { requireStaff } from '#admin/http/staff.ts'
import { PageLinks } from '#admin/ui/PageLinks.tsx'
import { QueuePage } from '#admin/ui/QueuePage.tsx'
import { TabLinks } from '#admin/ui/TabLinks.tsx'
import {
	hideReview,
	listStaffReviews,
	replyToReview,
	REVIEW_TABS,
	showReview,
	MOST_REPLY_LENGTH,
} from '#contract/review.ts'
import { linesOf } from '#web/domain/plain-text.ts'

const reviewForm = z.discriminatedUnion('act', [
	z.object({
		act: z.literal('answer'),
		text: z
			.string()
			.max(10_000)
			.overwrite(linesOf)
			.trim()
			.min(1, 'review.answerMissing')
			.max(MOST_REPLY_LENGTH, 'review.answerMissing'),
		version: z.coerce.number().int().min(0),
	}),
	z.object({
		act: z.literal('hide'),
		reason: z.string().trim().min(3, 'review.reasonMissing').max(200, 'review.reasonMissing'),
	}),
	z.object({ act: z.literal('show') }),
])
type ReviewStep = z.output<typeof reviewForm>

export async function loader(args: AdminArgs) {
	const { api, locale, can } = await requireStaff(args, 'reviews')
	const { tab, next, id } = placeOf(args.request)
	const found = await api.call(listStaffReviews, { query: { tab, next } })
	const reviews = found.list.map((review) => reviewView(review, locale))
	const at = Math.max(
		0,
		reviews.findIndex((review) => review.id === id),
	)
	return {
		title: pageTitle(locale, 'common:nav.reviews'),
		tab,
		next,
		nextReview: reviews[at + 1]?.id,
		nextPage: found.next,
		canReadOrders: can('orders.read'),
		entries: reviews.map((review) => ({
			id: review.id,
			title: review.product,
			detail: `★ ${review.rating} · ${review.author} · ${review.written}`,
			href: hrefOf({ tab, next, id: review.id }),
		})),
		current: reviews[at],
	}
}

export async function action(args: AdminArgs) {
	const staff = await requireStaff(args, 'reviews')
	const form = await args.request.formData()
	const parsed = parseForm(form, reviewForm)
	if (!parsed.ok) return refuseForm(parsed.rejected)
	const values = valuesOf(form)
	const { id = '', nextReview = '', savedText = '' } = values
	const isHiding = parsed.value.act === 'hide'
	const unused = unusedInput(values, isHiding ? { text: savedText } : { reason: '' })
	if (unused) return refuseForm(unused)
	const answer = await stepReview(staff.api, id, parsed.value)
	if (answer.ok) staff.notices.put(noticeOf(staff, 'common:queue.done'))
	else noteConflict(staff, answer)
	const { tab, next } = placeOf(args.request)
	return redirect(hrefOf({ tab, next, id: answer.ok ? nextReview : id }), 303)
}

function stepReview(api: OperatorApi, id: string, step: ReviewStep) {
	switch (step.act) {
		case 'answer':
			return api.tryCall(replyToReview, { id, body: step })
		case 'hide':
			return api.tryCall(hideReview, { id, body: step })
		case 'show':
			return api.tryCall(showReview, { id })
	}
}

/** Tab, page and review of a query. */
function placeOf(request: Request) {
	const { searchParams } = new URL(request.url)
	const tab = REVIEW_TABS.find((value) => value === searchParams.get('tab')) ?? 'TO_ANSWER'
	const next = /^[\w:.-]{1,80}$/.exec(searchParams.get('next') ?? '')?.[0] ?? ''
	return { tab, next, id: searchParams.get('id') ?? '' }
}

function hrefOf({ tab, next, id }: { tab: string; next?: string; id?: string }) {
	return `/reviews?${new URLSearchParams({ tab, ...(next && { next }), ...(id && { id }) })}`
}

export const meta: MetaFunction<typeof loader> = ({ data }) => [{ title: data?.title }]

export default function ReviewsPage() {
	const { tab, next, nextPage, entries, current, nextReview, canReadOrders } =
		useLoaderData<typeof loader>()
	const rejected = useActionData<typeof action>()
	const { t } = useTranslation(['queues', 'common'])
	return (
		<>
			<QueuePage
				title={t('common:nav.reviews')}
				empty={{ title: t(`review.empty.${tab}`), text: t('review.emptyText') }}
				entries={entries}
				listTitle={t(`review.tab.${tab}`)}
				current={current?.id}
				tabs={
					<TabLinks
						label={t('review.tabs')}
						tabs={REVIEW_TABS.map((value) => ({
							href: hrefOf({ tab: value }),
							label: t(`review.tab.${value}`),
							isCurrent: value === tab,
						}))}
					/>
				}
			>
				{current ? (
					<ReviewPanels
						key={current.id}
						review={current}
						nextReview={nextReview}
						canReadOrders={canReadOrders}
						rejected={rejected}
					/>
				) : null}
			</QueuePage>
			<PageLinks
				first={next === '' ? null : hrefOf({ tab })}
				next={nextPage === null ? null : hrefOf({ tab, next: nextPage })}
			/>
		</>
	)
}
