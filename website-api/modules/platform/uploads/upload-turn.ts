import { createMiddleware } from 'hono/factory'
import { limitedTo } from '#website-api/media/limit.ts'

/** Five files of 5 MB are in memory twice while they are read: three concurrent forms stay below 200 MB. */
const FORMS_AT_ONCE = 3

const fewAtATime = limitedTo(FORMS_AT_ONCE)

/** Limits the number of forms with files that are processed concurrently; other bodies wait in their sockets. */
export const uploadTurn = createMiddleware((_c, next) => fewAtATime(next))
