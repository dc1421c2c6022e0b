// Bundled with React (scripts/bundle.ts) to evaluate it in a separate task, which keeps the longest task short.
import 'react-dom/client';
