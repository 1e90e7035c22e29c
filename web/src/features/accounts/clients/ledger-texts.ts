import { i18n, type MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'

/** By tool, resource or model call. An assistant only suggests changes, so none of these may sound like one. */
const deeds: Readonly<Record<string, MessageDescriptor>> = {
  read_profile: msg`Read your profile`,
  profile: msg`Read your profile`,
  read_board: msg`Read your board`,
  'board.csv': msg`Read your board`,
  read_job: msg`Read a job`,
  list_due: msg`Read what is due`,
  insights: msg`Read your insights`,
  list_documents: msg`Read the list of your documents`,
  document: msg`Read a document`,
  search_jobs: msg`Searched for jobs`,
  read_posting: msg`Read a posting`,
  match_job: msg`Compared a posting with your profile`,
  match_text: msg`Compared a posting with your profile`,
  change_profile: msg`Suggested a change of your profile`,
  add_job: msg`Suggested a job for your board`,
  move_job: msg`Suggested a move on your board`,
  note_job: msg`Suggested a note`,
  archive_job: msg`Suggested archiving a job`,
  set_reminder: msg`Suggested a follow-up`,
  set_interview: msg`Suggested an interview date`,
  generate_documents: msg`Suggested generating documents`,
  list_saved_searches: msg`Read your saved searches`,
  save_search: msg`Suggested saving a search`,
  save_story: msg`Suggested keeping a story`,
  answer: msg`Answered in the chat`,
}

export function deedText(what: string): string {
  const deed = Object.hasOwn(deeds, what) ? deeds[what] : undefined
  return deed ? i18n._(deed) : what.replaceAll('_', ' ')
}
