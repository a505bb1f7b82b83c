-- The type of a question decides which fields its answer has; domain/applications/question-types.ts is the list. An answer has `respond` only where its question asks for Yes or No.
alter table sub_list add column question_type text not null default 'yes_no' check (question_type in ('yes_no'));
alter table submission alter column respond drop not null;
