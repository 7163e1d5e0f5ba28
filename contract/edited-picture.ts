import { z } from 'zod'
import { endpoint } from './endpoint.ts'
import { message } from './message.ts'

/** At most 10 MB. */
export const storePicture = endpoint({
	method: 'POST',
	path: '/sites/{code}/pictures',
	summary: 'Keeps a picture; at most 10 MB',
	needs: 'content',
	bytes: 'image/*',
	answer: message({
		mediaId: ['MEDIA_ID', z.string()],
		width: ['WIDTH', z.number().int()],
		height: ['HEIGHT', z.number().int()],
	}),
})

const logo = {
	path: '/sites/{code}/logo',
	needs: 'settings',
	answer: message({ mediaId: ['MEDIA_ID', z.string()] }),
} as const

export const setLogo = endpoint({
	...logo,
	method: 'PUT',
	summary: 'Sets the logo; at most 10 MB',
	bytes: 'image/*',
})

export const resetLogo = endpoint({
	...logo,
	method: 'DELETE',
	summary: 'Goes back to the generated logo',
})
