import { useTranslation } from '#admin/i18n/use-translation.ts'
import type { Synonym } from '#contract/synonym.ts'
import type { RejectedForm } from '#admin/http/form.ts'
import { savedMeanwhile } from '#admin/http/saved-meanwhile.ts'
import { FormErrors } from '#admin/ui/FormErrors.tsx'
import { PostForm } from '#admin/ui/PostForm.tsx'
import { Button, ButtonLink } from '#web/ui/Button.tsx'
import { TextArea } from '#web/ui/TextArea.tsx'

type SynonymFormProps = {
	/** Null to add new ones. */
	edited: Synonym | null
	rejected: RejectedForm | undefined
}

export const synonymFormId = 'synonym'

/** The form of a group of synonyms and of the words that it also finds. */
export function SynonymForm({ edited, rejected }: SynonymFormProps) {
	const { t } = useTranslation('products')
	const errorsOf = savedMeanwhile(rejected, t)
	const field = (name: string, saved: string) => ({
		id: name,
		name,
		errors: errorsOf(name, saved),
		maxLength: 2000,
		defaultValue: rejected?.values[name] ?? saved,
	})
	return (
		<PostForm id={synonymFormId} className="grid gap-4">
			<FormErrors rejected={rejected} ns="products" />
			{edited ? (
				<>
					<input type="hidden" name="id" value={edited.id} />
					<input type="hidden" name="version" value={edited.version} />
				</>
			) : null}
			<TextArea
				{...field('words', edited?.words.join(', ') ?? '')}
				label={t('synonyms.words')}
				help={t('synonyms.wordsHelp')}
				required
			/>
			<TextArea
				{...field('also', edited?.also.join(', ') ?? '')}
				label={t('synonyms.also')}
				help={t('synonyms.alsoHelp')}
				optional={t('common:form.optional')}
			/>
			<div className="flex flex-wrap gap-2">
				<Button variant="primary" name="act" value={edited ? 'save' : 'add'}>
					{t(edited ? 'edit.save' : 'synonyms.submit')}
				</Button>
				{edited ? (
					<ButtonLink href="/products/synonyms">{t('categories.cancel')}</ButtonLink>
				) : null}
			</div>
		</PostForm>
	)
}
