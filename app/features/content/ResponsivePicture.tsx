import type { Image } from '#contract/image.ts'
import { Picture } from '#app/ui/Picture.tsx'

type WideOrTallProps = { wide: Image; tall: Image; widths: readonly number[]; dataSaver: boolean }

/** The page's largest picture: a tall one on a phone, a wide one from 640. */
export function ResponsivePicture({ wide, ...picture }: WideOrTallProps) {
	return (
		<Picture
			{...picture}
			image={wide}
			sizes="(width >= 79rem) 1200px, 100vw"
			frame="w-full rounded-card bg-tint"
			first
		/>
	)
}
