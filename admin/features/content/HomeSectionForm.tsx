import { codeText } from '#web/i18n/text-keys.ts'
import type { TextFunctionOf } from '#admin/i18n/text-keys.ts'
import { useTranslation } from '#admin/i18n/use-translation.ts'
import type { HomeSectionKind } from '#contract/home-section.ts'
import type { RejectedForm } from '#admin/http/form.ts'
import { FormErrors } from '#admin/ui/FormErrors.tsx'
import { PostForm } from '#admin/ui/PostForm.tsx'
import { Button, ButtonLink } from '#web/ui/Button.tsx'
import { ContentFields, type ContentField } from './ContentFields.tsx'
import { fieldName, formOf, type HomeFieldGroup } from './home-section.form.ts'

type Choice = { value: string; label: string }

type HomeSectionFormProps = {
	kind: HomeSectionKind
	/** Address that the form is sent to. */
	action: string
	/** Saved values; {} for a new section. */
	saved: Record<string, string>
	/** Version of the draft. */
	version: number
	categories: Choice[]
	rejected: RejectedForm | undefined
	/** Label of the button. */
	submit: string
}

/** The form of a section of the home page, with the fields of its kind. */
export function HomeSectionForm(props: HomeSectionFormProps) {
	const { kind, action, saved, version, categories, rejected, submit } = props
	const { t } = useTranslation('content')
	return (
		<PostForm className="grid gap-6" action={action} encType="multipart/form-data">
			<FormErrors rejected={rejected} ns="content" />
			<input type="hidden" name="version" value={version} />
			{formOf(kind).map((group) => {
				const fields = contentFields(group, { saved, rejected, categories, t })
				const inputs = (
					<ContentFields group="home.field" fields={fields} saved={saved} rejected={rejected} />
				)
				return group.title === 'content' ? (
					<div key="content">{inputs}</div>
				) : (
					<fieldset
						key={`${group.title}${group.number ?? ''}`}
						className="min-w-0 border-t border-line pt-4"
					>
						<legend className="float-left mb-3 w-full font-semibold">
							{t(`home.group.${group.title}`, { number: group.number })}
						</legend>
						<div className="clear-both">{inputs}</div>
					</fieldset>
				)
			})}
			{formOf(kind).flatMap(({ fields }) =>
				fields.map(({ kind: fieldKind, path }) =>
					fieldKind === 'picture' ? (
						<input
							key={path}
							type="hidden"
							name={`${fieldName(path)}Before`}
							value={saved[fieldName(path)] ?? ''}
						/>
					) : null,
				),
			)}
			<div className="flex flex-wrap gap-3">
				<Button variant="primary">{submit}</Button>
				<ButtonLink href="/content/home">{t('footer.cancel')}</ButtonLink>
			</div>
		</PostForm>
	)
}

type Shown = Pick<HomeSectionFormProps, 'saved' | 'rejected' | 'categories'> & {
	t: TextFunctionOf<'content'>
}

function contentFields({ fields }: HomeFieldGroup, shown: Shown): ContentField[] {
	const { saved, rejected, categories, t } = shown
	return fields.flatMap((field): ContentField[] => {
		const { path, kind, text, choices = [], canRemove, ...input } = field
		const name = fieldName(path)
		const textKey = text ?? fieldName(path.split('.').at(-1) ?? '')
		const common = { ...input, name, textKey }
		switch (kind) {
			case 'area':
				return [{ ...common, kind: 'area' }]
			case 'products':
				return [{ ...common, kind: 'area', wide: true }]
			case 'link':
				return [{ ...common, wide: true }]
			case 'moment':
				return [{ ...common, kind: 'moment' }]
			case 'choice': {
				const options = choices.map((value) => ({
					value,
					label: /^\d/.test(value) ? value : codeText(t, 'home.choice', value),
				}))
				return [{ ...common, kind: 'list', options, hidesOptional: true }]
			}
			case 'category':
				return [
					{
						...common,
						kind: 'list',
						options: categories,
						hidesOptional: true,
						placeholder: t('home.noCategory'),
					},
				]
			case 'picture': {
				const isShown = (rejected?.values[name] || saved[name] || '') !== ''
				const shownPicture: ContentField = { ...common, kind: 'picture' }
				if (!canRemove || !isShown) return [shownPicture]
				const remove = { name: `${name}None`, textKey: 'noPicture', wide: true }
				return [shownPicture, { ...remove, kind: 'check' }]
			}
			default:
				return [common]
		}
	})
}
