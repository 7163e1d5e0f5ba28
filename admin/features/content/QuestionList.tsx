import { useTranslation } from '#admin/i18n/use-translation.ts'
import { RowButton } from '#admin/ui/RowButton.tsx'
import { TextLink } from '#web/ui/TextLink.tsx'
import { RowOrderButtons } from './RowOrderButtons.tsx'

type QuestionListProps = {
	questions: { group: string; question: string }[]
	version: string
	/** Id of the page's form; null while a question is being changed, whose place a move would change. */
	form: string | null
}

/** The questions in their order, each with buttons that move or remove it. */
export function QuestionList({ questions, version, form }: QuestionListProps) {
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
