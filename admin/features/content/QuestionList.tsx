import { useTranslation } from 'react-i18next'
import { PostForm } from '#admin/ui/PostForm.tsx'
import { Button } from '#app/ui/Button.tsx'
import { TextLink } from '#app/ui/TextLink.tsx'
import { OrderButtons } from './OrderButtons.tsx'

type QuestionListProps = { questions: { group: string; question: string }[]; version: string }

/** The questions in their order, each with buttons that move or remove it. */
export function QuestionList({ questions, version }: QuestionListProps) {
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
					<PostForm className="flex shrink-0">
						<input type="hidden" name="place" value={at} />
						<input type="hidden" name="version" value={version} />
						<OrderButtons name={question} isFirst={at === 0} isLast={at === questions.length - 1} />
						<Button
							variant="quiet"
							size="small"
							name="act"
							value="remove"
							aria-label={t('footer.removeOne', { name: question })}
						>
							✕
						</Button>
					</PostForm>
				</li>
			))}
		</ul>
	)
}
