// Makes React a chunk of its own, evaluated in its own task, which keeps the longest task short.
import 'react-dom/client';
