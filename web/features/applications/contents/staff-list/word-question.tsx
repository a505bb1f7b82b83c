import type { CadreInForm } from '@portal/domain/applications/staff-lists/cadre-words.ts'
import type { CadreWord } from '@portal/domain/applications/staff-lists/typed-person.ts'
import { useId, useState } from 'react'
import formStyles from '../../../../ui/form/form.module.css'
import { ChoiceInput } from '../../../../ui/form/inputs.tsx'
import layout from '../../../../ui/layout/layout.module.css'
import textStyles from '../../../../ui/text.module.css'
import { CadrePicker } from './cadre-picker.tsx'
import { peopleInWords } from './people-in-words.ts'
import type { WordQuestion as Question } from './questions.ts'
import styles from './staff-list.module.css'

const places: Record<CadreWord['where'], string> = {
  cadre: '',
  group: '',
  name: ' before the name',
  rank: ' as rank',
  qualification: ' as qualification',
}

const isSame = (one: CadreInForm | undefined, other: CadreInForm) =>
  one?.staff_category_type === other.staff_category_type && one.cadre === other.cadre

function labelOf({ staff_category_type, cadre }: CadreInForm, word: string): string {
  return staff_category_type === 'Non-professional' && cadre === word ? `Non-professional: ${cadre}` : cadre
}

interface WordProps {
  question: Question
  chosen: CadreInForm | undefined
  onSay: (meant: CadreInForm) => void
}

/** Asks once which cadre a word means, for everybody who has it. */
export function WordQuestion({ question: { word, people, spellings }, chosen, onSay }: WordProps) {
  const name = useId()
  const offers = 'offers' in word.meant ? word.meant.offers : []
  const isOffered = offers.some((offer) => isSame(chosen, offer))
  const [isOther, setIsOther] = useState(chosen !== undefined && !isOffered)
  return (
    <fieldset className={formStyles.group}>
      <legend className={textStyles.label}>
        {spellings.map((one) => `“${one}”`).join(', ')}
        {places[word.where]} ({peopleInWords(people)})
      </legend>
      <div className={`${layout.stack2} ${formStyles.choices} ${styles.offers}`} data-side-by-side>
        {offers.map((offer) => (
          <ChoiceInput
            key={`${offer.staff_category_type} ${offer.cadre}`}
            type="radio"
            name={name}
            label={labelOf(offer, word.word)}
            checked={!isOther && isSame(chosen, offer)}
            onChange={() => {
              setIsOther(false)
              onSay(offer)
            }}
          />
        ))}
        <ChoiceInput
          type="radio"
          name={name}
          label="Another cadre"
          checked={isOther}
          onChange={() => setIsOther(true)}
        />
      </div>
      {isOther && (
        <div className={styles.other}>
          <CadrePicker
            label={`What “${word.word}” is`}
            value={isOffered || !chosen ? { staff_category_type: '', cadre: '' } : chosen}
            offers={[]}
            written={word.word}
            onPick={onSay}
          />
        </div>
      )}
    </fieldset>
  )
}
