import { redirect, type MetaFunction } from '@remix-run/node'
import { useLoaderData } from '@remix-run/react'
import { useTranslation } from '#admin/i18n/use-translation.ts'
import { previewHtml } from '#admin/features/content/preview-texts.server.ts'
import { markReviewed, readPage } from '#admin/features/content/shop-pages.server.ts'
import type { AdminArgs } from '#admin/http/admin-context.ts'
import { refusalResponse } from '#admin/http/answers.ts'
import { noticeOf } from '#admin/http/notice.ts'
import { pageTitle } from '#admin/http/page-title.ts'
import { requireStaff } from '#admin/http/staff.ts'
import { PageHead } from '#admin/ui/PageHead.tsx'
import { PostForm } from '#admin/ui/PostForm.tsx'
import { Button, ButtonLink } from '#web/ui/Button.tsx'
import { Card } from '#web/ui/Card.tsx'

export async function loader(args: AdminArgs) {
	const { api, company, locale } = await requireStaff(args, 'content')
	const { kind, key } = named(args)
	const page = await readPage(api, company.companyCode, { kind, key })
	const isEnglish = locale === 'en'
	const heading = isEnglish ? page.titleEn : page.titleId
	return {
		title: pageTitle(locale, 'settings:legal.page', { title: heading }),
		heading,
		html: previewHtml(isEnglish ? page.htmlEn : page.htmlId),
		questions: page.questions.map((question) => ({
			question: isEnglish ? question.questionEn : question.questionId,
			html: previewHtml(isEnglish ? question.answerEn : question.answerId),
		})),
		needsReview: page.needsReview,
		editHref: `/content/${kind}/${key}`,
	}
}

export async function action(args: AdminArgs) {
	const staff = await requireStaff(args, 'content')
	const { kind, key } = named(args)
	const answer = await markReviewed(staff.api, staff.company.companyCode, { kind, key })
	if (!answer.ok) throw refusalResponse(answer)
	staff.notices.put(noticeOf(staff, 'settings:legal.reviewed', { count: 1 }))
	return redirect('/settings/legal/pages', 303)
}

export const meta: MetaFunction<typeof loader> = ({ data }) => [{ title: data?.title }]

export default function ShopTextPage() {
	const { heading, html, questions, needsReview, editHref } = useLoaderData<typeof loader>()
	const { t } = useTranslation('settings')
	const back = { href: '/settings/legal/pages', label: t('legal.pages') }
	return (
		<>
			<PageHead
				title={heading}
				back={back}
				actions={<ButtonLink href={editHref}>{t('legal.edit')}</ButtonLink>}
			/>
			<Card className="grid max-w-200 gap-4 bg-ground">
				<div className="prose" dangerouslySetInnerHTML={{ __html: html }} />
				{questions.map(({ question, html: answer }) => (
					<div key={question}>
						<h2 className="text-16 lg:text-16">{question}</h2>
						<div className="prose" dangerouslySetInnerHTML={{ __html: answer }} />
					</div>
				))}
				{needsReview ? (
					<PostForm>
						<Button variant="primary">{t('legal.approveThis')}</Button>
					</PostForm>
				) : null}
			</Card>
		</>
	)
}

function named({ params }: AdminArgs) {
	const kind = (['pages', 'informations'] as const).find((value) => value === params.kind)
	if (!kind || !params.key) throw new Response(null, { status: 404 })
	return { kind, key: params.key }
}
