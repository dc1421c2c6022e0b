// Part of React's own script: to evaluate React there takes a task of its own, and the page is not held up as long at once.
import 'react-dom/client';
