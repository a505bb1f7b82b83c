-- Papers are found by the digits of their numbers, however somebody typed them: the key of NSMOH/PHF/00012/2026 is 12-2026. The
-- expression is that of records/licences/paper-numbers.ts.
create index certificate_by_digits on certificate ((
  btrim(regexp_replace(regexp_replace(number, '[^0-9]+', '-', 'g'), '(^|-)0+(?=[0-9])', '\1', 'g'), '-') collate "C"
));
