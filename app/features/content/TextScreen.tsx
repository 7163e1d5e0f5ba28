import type { ReactNode } from 'react'
import { useTranslation } from '#app/i18n/use-translation.ts'
import { usePath } from '#app/i18n/use-path.ts'
import { paths } from '#app/paths.ts'
import { AsideLayout } from '#app/ui/AsideLayout.tsx'
import { Container } from '#app/ui/Container.tsx'
import { PageHeader } from '#app/ui/PageHeader.tsx'
import { TextLink } from '#web/ui/TextLink.tsx'
import { ContentTrail } from './ContentTrail.tsx'
import { FaqList } from './FaqList.tsx'
import { Outline } from './Outline.tsx'
import type { TextView } from './text-view.server.ts'

type TextScreenProps = {
	text: TextView
	/** Content of the storefront below the text. */
	children?: ReactNode
}

/** A page written by the company; a long one has a table of contents. */
export function TextScreen({ text, children }: TextScreenProps) {
	const { t } = useTranslation('content')
	const path = usePath()
	const { title, summary, outline } = text
	const body = (
		<>
			<TextBody text={text} />
			{children}
			<TextFooter text={text} />
		</>
	)
	return (
		<Container page narrow={outline.length === 0}>
			<PageHeader
				title={title}
				breadcrumb={
					<ContentTrail
						parents={[{ href: path(paths.info), label: t('info.title') }]}
						current={title}
					/>
				}
			>
				{summary}
			</PageHeader>
			{outline.length === 0 ? (
				body
			) : (
				<AsideLayout side="start" sticky aside={<Outline entries={outline} />}>
					{body}
				</AsideLayout>
			)}
		</Container>
	)
}

/** The text as sanitised HTML, then its questions. */
export function TextBody({ text: { html, faq } }: { text: TextView }) {
	return (
		<>
			{html === '' ? null : <div className="prose" dangerouslySetInnerHTML={{ __html: html }} />}
			{faq.length === 0 ? null : <FaqList groups={faq} />}
		</>
	)
}

function TextFooter({ text: { updated } }: { text: TextView }) {
	const { t } = useTranslation('content')
	const path = usePath()
	return (
		<footer className="mt-12 flex max-w-text flex-wrap justify-between gap-x-6 gap-y-1 border-t border-line pt-4 text-14/normal text-mute">
			<p>
				{t('questions')}{' '}
				<TextLink touch="line" href={path(paths.contact)}>
					{t('contactUs')}
				</TextLink>
			</p>
			<p>
				{t('updated')} <time dateTime={updated.iso}>{updated.text}</time>
			</p>
		</footer>
	)
}
