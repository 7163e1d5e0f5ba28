import { useTranslation } from '#admin/i18n/use-translation.ts'
import type { RejectedForm } from '#admin/http/form.ts'
import { CheckboxField } from '#web/ui/CheckboxField.tsx'
import { TextField } from '#web/ui/TextField.tsx'
import { pictureKey } from './pictures.form.ts'
import { savedMeanwhile } from '#admin/http/saved-meanwhile.ts'

type PictureRowsProps = {
	pictures: { id: string; altId: string; altEn: string }[]
	rejected: RejectedForm | undefined
}

/** Position and alternative text of all pictures of a product. */
export function PictureRows({ pictures, rejected }: PictureRowsProps) {
	const { t } = useTranslation('products')
	return (
		<div className="grid gap-4">
			<ul className="divide-y divide-line">
				{pictures.map((picture, at) => (
					<PictureRow key={picture.id} picture={picture} at={at} rejected={rejected} />
				))}
			</ul>
			<p className="text-14 text-mute">{t('pictures.text')}</p>
		</div>
	)
}

type RowProps = Pick<PictureRowsProps, 'rejected'> & {
	picture: PictureRowsProps['pictures'][number]
	at: number
}

function PictureRow({ picture: { id, altId, altEn }, at, rejected }: RowProps) {
	const { t } = useTranslation('products')
	const errorsOf = savedMeanwhile(rejected, t)
	const key = pictureKey(id)
	const field = (name: string, saved: string) => ({
		id: name,
		name,
		errors: errorsOf(name, saved),
		autoComplete: 'off',
		defaultValue: rejected?.values[name] ?? saved,
	})
	return (
		<li className="grid grid-cols-[5rem_minmax(0,1fr)] gap-4 py-4 sm:grid-cols-[7rem_minmax(0,1fr)]">
			<img
				src={`/products/media/${id}`}
				alt={altId}
				width="112"
				height="112"
				loading="lazy"
				className="aspect-square w-full rounded-control bg-sunk object-cover"
			/>
			<div className="grid gap-3 sm:grid-cols-[6rem_minmax(0,1fr)_minmax(0,1fr)]">
				<TextField
					{...field(`place-${key}`, String(at + 1))}
					label={t('pictures.place')}
					inputMode="numeric"
					maxLength={3}
				/>
				<TextField {...field(`altId-${key}`, altId)} label={t('pictures.altId')} maxLength={500} />
				<TextField {...field(`altEn-${key}`, altEn)} label={t('pictures.altEn')} maxLength={500} />
				<div className="sm:col-span-3">
					<CheckboxField
						id={`remove-${key}`}
						name={`remove-${key}`}
						value="1"
						label={t('pictures.remove', { place: at + 1 })}
						defaultChecked={rejected?.values[`remove-${key}`] !== undefined}
					/>
				</div>
			</div>
		</li>
	)
}
