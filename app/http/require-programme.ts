import type { AppLoadContext } from '@remix-run/node'
import type { SiteConfiguration } from '#app/domain/site.ts'
import { reply } from './reply.ts'

/** @throws Response 404 unless the shop runs the programme */
export function requireProgramme(
	{ site }: AppLoadContext,
	programme: SiteConfiguration['programmesOff'][number],
) {
	if (site.programmesOff.includes(programme)) throw reply({ message: 'Not found' }, 404)
}
