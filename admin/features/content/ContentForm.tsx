import { useTranslation } from 'react-i18next'
import type { RejectedForm } from '#admin/http/form.ts'
import { FormErrors } from '#admin/ui/FormErrors.tsx'
import { PostForm } from '#admin/ui/PostForm.tsx'
import { Button } from '#app/ui/Button.tsx'
import { ContentFields, type ContentField } from './ContentFields.tsx'

type ContentFormProps = {
	fields: ContentField[]
	saved: Record<string, string>
	/** Stands for what is saved, so that a stale save is seen; '' for something new. */
	version: string
	rejected: RejectedForm | undefined
	/** On the button. */
	submit: string
	/** A picture is its own preview. */
	hasPreview?: boolean
}

/** A form of content: saved, or looked at first. */
export function ContentForm(props: ContentFormProps) {
	const { fields, saved, version, rejected, submit, hasPreview = true } = props
	const { t } = useTranslation('content')
	return (
		<PostForm className="grid gap-4" encType="multipart/form-data">
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
