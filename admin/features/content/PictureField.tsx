import { useTranslation } from '#admin/i18n/use-translation.ts'
import { PICTURE_TYPES } from '#contract/file-types.ts'
import { FileField } from '#web/ui/FileField.tsx'
import type { FieldTexts } from '#web/ui/Field.tsx'

type PictureFieldProps = Pick<FieldTexts, 'label' | 'optional' | 'help' | 'errors'> & {
	id: string
	name: string
	required?: boolean | undefined
	/** Ids of the saved picture and of one uploaded with a rejected form; '' for none. */
	saved: string
	typed: string
}

/** The current picture and a file input for another one. A picture uploaded with a rejected form is kept. */
export function PictureField({ name, saved, typed, required, ...field }: PictureFieldProps) {
	const { t } = useTranslation('content')
	const shown = typed || saved
	return (
		<div className="grid gap-3">
			{shown === '' ? null : (
				<img
					src={`/products/media/${shown}`}
					alt={t('pictureNow', { name: field.label })}
					width="320"
					height="180"
					className="aspect-16/9 w-full max-w-80 rounded-control border border-line bg-sunk object-contain"
				/>
			)}
			<input type="hidden" name={name} value={typed} />
			<FileField
				{...field}
				name={`${name}File`}
				accept={PICTURE_TYPES}
				required={required && shown === ''}
				limit={{ bytes: 10_000_000, error: t('pictureLarge') }}
			/>
		</div>
	)
}
