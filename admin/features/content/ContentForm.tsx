import { useTranslation } from '#admin/i18n/use-translation.ts'
import type { RejectedForm } from '#admin/http/form.ts'
import { FormErrors } from '#admin/ui/FormErrors.tsx'
import { PostForm } from '#admin/ui/PostForm.tsx'
import { Button } from '#web/ui/Button.tsx'
import { ContentFields, type ContentField } from './ContentFields.tsx'

export type ContentFormProps = {
	fields: ContentField[]
	saved: Record<string, string>
	/** Version of what is saved, to detect conflicts; '' for something new. */
	version: string
	rejected: RejectedForm | undefined
	/** Label of the button. */
	submit: string
	/** False if the form has no texts to preview. */
	hasPreview?: boolean
}

export const contentFormId = 'content'

/** A content form with buttons to save and to preview. */
export function ContentForm(props: ContentFormProps) {
	const { fields, saved, version, rejected, submit, hasPreview = true } = props
	const { t } = useTranslation('content')
	return (
		<PostForm id={contentFormId} className="grid gap-4" encType="multipart/form-data">
			<FormErrors rejected={rejected} ns="content" />
			<input type="hidden" name="version" value={version} />
			<ContentFields fields={fields} saved={saved} rejected={rejected} />
			<div className="flex flex-wrap gap-3">
				<Button variant="primary" name="act" value="save">
					{submit}
				</Button>
				{hasPreview ? (
					<Button name="act" value="preview" formNoValidate>
						{t('preview')}
					</Button>
				) : null}
			</div>
		</PostForm>
	)
}
