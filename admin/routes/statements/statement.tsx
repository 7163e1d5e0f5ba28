import { json, redirect, type MetaFunction } from '@remix-run/node'
import { useActionData, useLoaderData } from '@remix-run/react'
import { useTranslation } from '#admin/i18n/use-translation.ts'
import { type BankLine, confirmBankLines, dismissBankLines } from '#contract/bank-line.ts'
import { reviewBankStatement } from '#contract/bank-statement.ts'
import { DownloadForm } from '#admin/features/files/DownloadForm.tsx'
import { ReviewPanels } from '#admin/features/statements/ReviewPanels.tsx'
import { reviewOf } from '#admin/features/statements/statement.form.ts'
import {
	dayText,
	lineView,
	senText,
	statementView,
} from '#admin/features/statements/statement-view.ts'
import type { AdminArgs } from '#admin/http/admin-context.ts'
import { refusalResponse } from '#admin/http/answers.ts'
import { type RejectedForm, valuesOf } from '#admin/http/form.ts'
import { unusedInput } from '#admin/http/kept-input.ts'
import { noticeOf } from '#admin/http/notice.ts'
import { pageTitle } from '#admin/http/page-title.ts'
import { requireStaff, type Staff } from '#admin/http/staff.ts'
import { PageHead } from '#admin/ui/PageHead.tsx'

type Skipped = { order: string; reason: string }
type ReviewAnswer = { rejected: RejectedForm | null; done: string[]; skipped: Skipped[] }

export async function loader(args: AdminArgs) {
	const { api, locale, can } = await requireStaff(args, 'payments.confirm')
	const review = await api.call(reviewBankStatement, { id: args.params.id ?? '' })
	const statement = statementView(review.statement, locale)
	const counts = new Map(review.counts.map(({ state, count }) => [state, count]))
	const inState = (state: BankLine['state']) => ({
		count: counts.get(state) ?? 0,
		lines: review.lines
			.filter((line) => line.state === state)
			.map((line) => lineView(line, locale)),
	})
	return {
		title: pageTitle(locale, 'statements:one', { account: statement.account }),
		statement,
		gaps: review.gaps.map((gap) => ({
			from: dayText(gap.from, locale),
			to: dayText(gap.to, locale),
			balance: senText(gap.balanceSen),
		})),
		proposed: inState('PROPOSED'),
		ambiguous: inState('AMBIGUOUS'),
		unmatched: inState('UNMATCHED'),
		confirmed: inState('CONFIRMED'),
		ignored: inState('IGNORED'),
		canOpenOrders: can('orders.read'),
	}
}

export async function action(args: AdminArgs) {
	const staff = await requireStaff(args, 'payments.confirm')
	const pagePath = `/statements/${encodeURIComponent(args.params.id ?? '')}`
	const form = await args.request.formData()
	const parsed = reviewOf(form)
	if (!parsed.success) {
		const errors: Record<string, string> = {}
		for (const { path, message } of parsed.error.issues) {
			errors[path[0] === 'note' ? 'note' : ''] ??= message
		}
		const values = { act: String(form.get('act') ?? ''), note: String(form.get('note') ?? '') }
		return json<ReviewAnswer>({ rejected: { values, errors }, done: [], skipped: [] }, 422)
	}
	if (parsed.data.act === 'dismiss') {
		const body = { ids: parsed.data.lines, note: parsed.data.note }
		const answer = await staff.api.tryCall(dismissBankLines, { body })
		if (!answer.ok) throw refusalResponse(answer)
		staff.notices.put(
			noticeOf(staff, 'statements:review.ignored', { count: answer.data.dismissed }),
		)
		return redirect(pagePath, 303)
	}
	const unused = unusedInput(valuesOf(form), { note: '' })
	if (unused) return json<ReviewAnswer>({ rejected: unused, done: [], skipped: [] }, 422)
	const result = await confirmed(staff, parsed.data.lines)
	if (result.skipped.length > 0) return json<ReviewAnswer>(result, 409)
	staff.notices.put(noticeOf(staff, 'statements:review.confirmed', { count: result.done.length }))
	return redirect(pagePath, 303)
}

async function confirmed(
	staff: Staff,
	lines: { id: string; order: string }[],
): Promise<ReviewAnswer> {
	const list = lines.map(({ id, order }) => ({ id, number: order }))
	const answer = await staff.api.tryCall(confirmBankLines, { body: { list } })
	if (!answer.ok) throw refusalResponse(answer)
	const results = answer.data.list
	return {
		rejected: null,
		done: results.filter(({ isDone }) => isDone).map(({ number }) => number),
		skipped: results
			.filter(({ isDone }) => !isDone)
			.map(({ number, message }) => ({ order: number, reason: message ?? '' })),
	}
}

export const meta: MetaFunction<typeof loader> = ({ data }) => [{ title: data?.title }]

export default function StatementPage() {
	const { statement, ...data } = useLoaderData<typeof loader>()
	const answer = useActionData<typeof action>()
	const { t } = useTranslation('statements')
	return (
		<>
			<PageHead
				title={t('one', { account: statement.account })}
				back={{ href: '/statements', label: t('title') }}
			>
				<p className="text-14 text-mute">{statement.period}</p>
			</PageHead>
			<ReviewPanels {...data} statement={statement} answer={answer} />
			<DownloadForm file={`/statements/${statement.id}/file`}>{t('file.download')}</DownloadForm>
		</>
	)
}
