import type { MetaFunction, SerializeFrom } from '@remix-run/node'
import { useActionData, useLoaderData } from '@remix-run/react'
import { useTranslation } from '#admin/i18n/use-translation.ts'
import { getPage, replaceFaq } from '#contract/edited-text.ts'
import { ContentFields } from '#admin/features/content/ContentFields.tsx'
import {
	changedQuestions,
	FaqAct,
	faqFields,
	groupedQuestions,
	questionValues,
} from '#admin/features/content/faq.form.ts'
import { RowOrderButtons } from '#admin/features/content/RowOrderButtons.tsx'
import type { AdminArgs } from '#admin/http/admin-context.ts'
import { refusalResponse, refuseForm } from '#admin/http/answers.ts'
import { parseForm, valuesOf } from '#admin/http/form.ts'
import { afterButton, hasUnsaved, pressedRow } from '#admin/http/kept-input.ts'
import { noteConflict, noticeOf } from '#admin/http/notice.ts'
import { pageTitle } from '#admin/http/page-title.ts'
import { requireStaff } from '#admin/http/staff.ts'
import { FormErrors } from '#admin/ui/FormErrors.tsx'
import { PageHead } from '#admin/ui/PageHead.tsx'
import { Panel } from '#admin/ui/Panel.tsx'
import { PostForm } from '#admin/ui/PostForm.tsx'
import { RowButton } from '#admin/ui/RowButton.tsx'
import { defaultLocale } from '#web/i18n/paths.ts'
import { Button, ButtonLink } from '#web/ui/Button.tsx'
import { EmptyState } from '#web/ui/EmptyState.tsx'
import { TextLink } from '#web/ui/TextLink.tsx'

export async function loader(args: AdminArgs) {
	const { api, company, locale } = await requireStaff(args, 'content')
	const which = { code: company.companyCode, key: 'faq' }
	const { questions, version } = await api.call(getPage, which)
	const requested = new URL(args.request.url).searchParams.get('edit')
	const at = requested === null || !/^\d{1,4}$/.test(requested) ? -1 : Number(requested)
	const edited = questions[at]
	const isFirst = locale === defaultLocale
	const last = questions.at(-1)
	return {
		title: pageTitle(locale, 'content:faq.title'),
		version,
		questions: questions.map((question) => ({
			group: isFirst ? question.groupId : question.groupEn,
			question: isFirst ? question.questionId : question.questionEn,
		})),
		place: edited ? String(at) : null,
		// A new question usually belongs to the last group.
		saved: edited
			? questionValues(edited)
			: last
				? { groupId: last.groupId, groupEn: last.groupEn === last.groupId ? '' : last.groupEn }
				: {},
	}
}

export async function action(args: AdminArgs) {
	const staff = await requireStaff(args, 'content')
	const code = staff.company.companyCode
	const form = await args.request.formData()
	const values = valuesOf(form)
	const parsed = parseForm(pressedRow(form), FaqAct)
	if (!parsed.ok) return refuseForm(parsed.rejected)
	const { value } = parsed
	const { questions } = await staff.api.call(getPage, { code, key: 'faq' })
	const groups = groupedQuestions(changedQuestions(questions, value))
	const body = { groups, version: value.version }
	const answer = await staff.api.tryCall(replaceFaq, { code, body })
	const isButton = value.act !== 'add' && value.act !== 'change'
	if (answer.ok) {
		if (value.act !== 'up' && value.act !== 'down') {
			const key = value.act === 'remove' ? 'content:faq.removed' : 'content:saved'
			staff.notices.put(noticeOf(staff, key))
		}
		return afterButton('/content/faq', isButton && hasUnsaved(values, emptyQuestion), values)
	}
	if (!isButton) {
		if (answer.status === 409) {
			return refuseForm({ values, errors: { '': 'faq.conflict' } }, 409)
		}
		throw refusalResponse(answer)
	}
	noteConflict(staff, answer)
	return afterButton('/content/faq', hasUnsaved(values, emptyQuestion), values)
}

const emptyQuestion = { questionId: '', questionEn: '', answerId: '', answerEn: '' }

export const meta: MetaFunction<typeof loader> = ({ data }) => [{ title: data?.title }]

const formId = 'question'

export default function FaqPage() {
	const { questions, version, place, saved } = useLoaderData<typeof loader>()
	const rejected = useActionData<typeof action>()
	const { t } = useTranslation('content')
	return (
		<>
			<PageHead
				title={t('faq.title')}
				back={{ href: '/content/pages/faq', label: t('page.key.faq') }}
			/>
			<div className="grid grid-cols-1 gap-4">
				<Panel id="question-form" title={t(place === null ? 'faq.new' : 'faq.change')}>
					<PostForm id={formId} className="grid gap-4">
						<FormErrors rejected={rejected} ns="content" />
						<input type="hidden" name="version" value={version} />
						{place === null ? null : <input type="hidden" name="place" value={place} />}
						<ContentFields fields={faqFields} saved={saved} rejected={rejected} />
						<div className="flex flex-wrap gap-3">
							<Button variant="primary" name="act" value={place === null ? 'add' : 'change'}>
								{t(place === null ? 'faq.add' : 'save')}
							</Button>
							{place === null ? null : (
								<ButtonLink href="/content/faq">{t('footer.cancel')}</ButtonLink>
							)}
						</div>
					</PostForm>
				</Panel>
				<div className="-order-1">
					<Panel id="questions" title={t('faq.questions')}>
						{questions.length === 0 ? (
							<EmptyState title={t('faq.empty')}>{t('faq.emptyText')}</EmptyState>
						) : (
							<QuestionList
								questions={questions}
								version={version}
								form={place === null ? formId : null}
							/>
						)}
					</Panel>
				</div>
			</div>
		</>
	)
}

type QuestionListProps = Pick<SerializeFrom<typeof loader>, 'questions' | 'version'> & {
	/** Id of the page's form; null while a question is being changed, whose place a move would change. */
	form: string | null
}

function QuestionList({ questions, version, form }: QuestionListProps) {
	const { t } = useTranslation('content')
	return (
		<ul className="divide-y divide-line">
			{questions.map(({ group, question }, at) => (
				<li key={`${at} ${question}`} className="flex items-center justify-between gap-x-3 py-2">
					<span className="min-w-0 wrap-anywhere">
						<TextLink href={`/content/faq?edit=${at}#question-form`} touch="line">
							{question}
						</TextLink>
						<span className="block text-14 text-mute">{group}</span>
					</span>
					{form === null ? null : (
						<span className="flex shrink-0">
							<RowOrderButtons
								form={form}
								row={{ place: at, version }}
								name={question}
								isFirst={at === 0}
								isLast={at === questions.length - 1}
							/>
							<RowButton
								form={form}
								row={{ act: 'remove', place: at, version }}
								aria-label={t('footer.removeOne', { name: question })}
							>
								✕
							</RowButton>
						</span>
					)}
				</li>
			))}
		</ul>
	)
}
